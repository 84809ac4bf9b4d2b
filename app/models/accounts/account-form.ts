import { z } from 'zod'
import { CODE_DIGITS, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '~/models/trade/constants'
import { email, nameWithDigits, newPassword, phone } from '~/models/trade/fields/form-fields'
import { isPasswordLong, passwordText } from '~/models/trade/fields/person'
import { ownPath } from '~/models/trade/paths/own-path'
import { FIELD_MESSAGES, PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { CODE_MESSAGES, PROFILE_MESSAGES } from './account-messages'

const INVALID_PASSWORD = 'Invalid Password. Please enter a valid password.'

export const LoginForm = z.object({
  email: email(FIELD_MESSAGES.email),
  password: z.string({ error: FIELD_MESSAGES.password.required }).refine(isPasswordLong, INVALID_PASSWORD),
  /** Redirect target after login; dropped unless it stays on this site. */
  returnTo: z
    .string()
    .optional()
    .transform((path) => ownPath(path)),
})

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** A verification code, ignoring spaces and hyphens; or the resend button, which needs no code. */
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
  /** Idempotency key, random per rendered form; a post without one requests a new code each time. */
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
    // reported together with the password's own errors, once a password was sent
    when: ({ value }) => z.object({ password: z.string() }).safeParse(value).success,
  })

const TOO_SHORT = `Password must be atleast ${MIN_PASSWORD_LENGTH} characters long.`
const UNLIKE = "The passwords doesn't match."

const passwords = {
  password: newPassword({ required: TOO_SHORT, short: TOO_SHORT }),
  confirmPassword: z.string().overwrite(passwordText).default(''),
}

/** Two empty fields match, but the second one is still required. */
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

/** Nothing typed is reported by `isAnyTyped` instead. */
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

/** The new phone number (E.164) or email; the code is sent there. */
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

const onOrOff = () => z.enum(['on', 'off'], { error: PAGE_OUTDATED }).transform((choice) => choice === 'on')

/** Turns single-key shortcuts on or off. */
export const KeyboardForm = z.object({ shortcuts: onOrOff() })

/** Turns the morning digest on or off. */
export const DigestForm = z.object({ digest: onOrOff() })

/** The form of each set-up link; people who gave their name and phone when signing up only choose a password. */
export const SETUP_FORMS = { 'account-setup': AccountSetupForm, 'password-setup': PasswordSetupForm }
