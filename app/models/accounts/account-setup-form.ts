import { z } from 'zod'
import { nameWithDigits, newPassword, phone } from '~/models/trade/fields/form-fields'

const TOO_SHORT = 'Password must be atleast 8 characters long.'
const UNLIKE = "The passwords doesn't match."

const passwords = {
  password: newPassword({ required: TOO_SHORT, short: TOO_SHORT }),
  confirmPassword: z.string({ error: UNLIKE }),
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
    firstName: nameWithDigits({ required: 'First name is required', invalid: 'Please enter a valid First Name.' }),
    lastName: nameWithDigits({ required: 'Last name is required', invalid: 'Please enter a valid Last Name.' }),
    phoneNumber: phone({ required: 'Phone Number is required.', invalid: 'Please enter a valid Phone Number.' }),
    ...passwords,
  })
  .refine(areAlike, typedTwice)

function areAlike(typed: { password: string; confirmPassword: string }): boolean {
  return typed.password === typed.confirmPassword
}
