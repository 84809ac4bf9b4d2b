import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/fields/field-messages'
import { nameWithDigits, newPassword, phone } from '~/models/trade/fields/form-fields'
import { SHORTEST_PASSWORD } from '~/models/trade/fields/lengths'
import { passwordText } from '~/models/trade/fields/password-text'

const TOO_SHORT = `Password must be atleast ${SHORTEST_PASSWORD} characters long.`
const UNLIKE = "The passwords doesn't match."

const passwords = {
  password: newPassword({ required: TOO_SHORT, short: TOO_SHORT }),
  confirmPassword: z.string({ error: UNLIKE }).overwrite(passwordText),
}

const BothTyped = z.object({ password: z.string(), confirmPassword: z.string() })

/** Said together with what is wrong elsewhere in the form, as soon as both were typed. */
const typedTwice = {
  path: ['confirmPassword'],
  error: UNLIKE,
  when: ({ value }: { value: unknown }) => BothTyped.safeParse(value).success,
}

export const PasswordSetupForm = z.object(passwords).refine(areAlike, typedTwice)

export const AccountSetupForm = z
  .object({
    firstName: nameWithDigits(FIELD_MESSAGES.firstName),
    lastName: nameWithDigits(FIELD_MESSAGES.lastName),
    phoneNumber: phone(FIELD_MESSAGES.phone),
    ...passwords,
  })
  .refine(areAlike, typedTwice)

function areAlike(typed: { password: string; confirmPassword: string }): boolean {
  return typed.password === typed.confirmPassword
}
