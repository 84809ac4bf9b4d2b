import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/answers/sentences'
import { MIN_PASSWORD_LENGTH } from '~/models/trade/constants'
import { nameWithDigits, newPassword, phone } from '~/models/trade/fields/form-fields'
import { passwordText } from '~/models/trade/fields/person'

const TOO_SHORT = `Password must be atleast ${MIN_PASSWORD_LENGTH} characters long.`
const UNLIKE = "The passwords doesn't match."

const passwords = {
  password: newPassword({ required: TOO_SHORT, short: TOO_SHORT }),
  confirmPassword: z.string().overwrite(passwordText).default(''),
}

/** Two empty fields are alike, but the second one is still to be filled in. */
const typed = { path: ['confirmPassword'], error: FIELD_MESSAGES.password.required, when: always }
const typedTwice = { path: ['confirmPassword'], error: UNLIKE, when: always }

export const PasswordSetupForm = z.object(passwords).refine(isAnyTyped, typed).refine(areAlike, typedTwice)

export const AccountSetupForm = z
  .object({
    firstName: nameWithDigits(FIELD_MESSAGES.firstName),
    lastName: nameWithDigits(FIELD_MESSAGES.lastName),
    phoneNumber: phone(FIELD_MESSAGES.phone),
    ...passwords,
  })
  .refine(isAnyTyped, typed)
  .refine(areAlike, typedTwice)

type Passwords = { password?: string; confirmPassword: string }

function isAnyTyped({ password, confirmPassword }: Passwords): boolean {
  return Boolean(password || confirmPassword)
}

/** Passwords of which none is typed are not compared. */
function areAlike(passwords: Passwords): boolean {
  return !isAnyTyped(passwords) || passwords.password === passwords.confirmPassword
}

/** Reported together with the other errors of the form. */
function always(): boolean {
  return true
}
