import { z } from 'zod'
import { email, LONGEST_PASSWORD } from '~/models/trade/fields/form-fields'
import { safeReturnPath } from '~/models/trade/return-path'

const INVALID_PASSWORD = 'Invalid Password. Please enter a valid password.'

export const LoginForm = z.object({
  email: email({
    required: 'Email is required.',
    invalid: 'Invalid Email. Please enter a valid email address.',
  }),
  password: z
    .string({ error: 'Password is required' })
    .min(8, INVALID_PASSWORD)
    .max(LONGEST_PASSWORD, INVALID_PASSWORD),
  /** Where to go on; anything that does not stay on this site is forgotten. */
  returnTo: z
    .string()
    .optional()
    .transform((path) => safeReturnPath(path)),
})
