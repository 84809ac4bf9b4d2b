import { z } from 'zod'
import { FIELD_MESSAGES, PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { CODE_DIGITS, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '~/models/trade/constants'
import { email, nameWithDigits, newPassword, phone } from '~/models/trade/fields/form-fields'
import { isPasswordLong, passwordText } from '~/models/trade/fields/person'
import { ownPath } from '~/models/trade/paths/own-path'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { CODE_MESSAGES, PROFILE_MESSAGES } from './account-messages'

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

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** A code, however it was pasted; or the button that asks for another, for which the digits do not matter. */
export const CodeForm = z
  .object({
    code: z
      .string()
      .overwrite((text) => text.replace(/[\s-]/g, ''))
      .default(''),
    resend: z.string().optional(),
  })
  .refine(({ code, resend }) => resend !== undefined || CODE.test(code), {
    path: ['code'],
    error: CODE_MESSAGES.wrong,
  })

export const ForgotPasswordForm = z.object({
  email: email(FIELD_MESSAGES.email),
  /** Random per rendered form; a post without one requests a new code each time. */
  attempt: z
    .string()
    .optional()
    .transform((text) => (text && /^[\w-]{43}$/.test(text) ? text : undefined)),
})

export const NewPasswordForm = z
  .object({
    password: newPassword({
      required: 'Please enter your new password.',
      short: `Password must contain atleast ${MIN_PASSWORD_LENGTH} characters.`,
    }),
    confirmPassword: z.string().overwrite(passwordText).default(''),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords doesn't match.",
    // together with what is wrong with the password, once there is one
    when: ({ value }) => z.object({ password: z.string() }).safeParse(value).success,
  })

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

export const NameForm = z.object({
  firstName: nameWithDigits(FIELD_MESSAGES.firstName),
  lastName: nameWithDigits(FIELD_MESSAGES.lastName),
})

/** A new way to be reached, as the code goes there: an E.164 number or an address. */
export const CONTACT_FORMS = {
  phone: z
    .object({ phoneNumber: phone(FIELD_MESSAGES.phone) })
    .transform(({ phoneNumber }) => ({ target: phoneNumber })),
  email: z.object({ email: email(FIELD_MESSAGES.emailInSmall) }).transform(({ email }) => ({ target: email })),
} satisfies Record<Contact, z.ZodType<{ target: string }>>

export const PasswordForm = PasswordSetupForm.safeExtend({
  currentPassword: z
    .string({ error: FIELD_MESSAGES.password.required })
    .min(1, FIELD_MESSAGES.password.required)
    .refine((typed) => passwordText(typed).length <= MAX_PASSWORD_LENGTH, PROFILE_MESSAGES.wrongPassword),
})

/** One button turns the single keys on, the other off. */
export const KeyboardForm = z.object({
  shortcuts: z.enum(['on', 'off'], { error: PAGE_OUTDATED }).transform((choice) => choice === 'on'),
})

/** The form of each set-up link; people who gave their name and phone when signing up only choose a password. */
export const SETUP_FORMS = { 'account-setup': AccountSetupForm, 'password-setup': PasswordSetupForm }
