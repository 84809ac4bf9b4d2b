import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/answers/sentences'
import { email } from '~/models/trade/fields/form-fields'
import { isPasswordLong } from '~/models/trade/fields/person'
import { ownPath } from '~/models/trade/paths/own-path'

const INVALID_PASSWORD = 'Invalid Password. Please enter a valid password.'

export const LoginForm = z.object({
  email: email(FIELD_MESSAGES.email),
  password: z.string({ error: FIELD_MESSAGES.password.required }).refine(isPasswordLong, INVALID_PASSWORD),
  /** Where to go on; anything that does not stay on this site is forgotten. */
  returnTo: z
    .string()
    .optional()
    .transform((path) => ownPath(path)),
})
