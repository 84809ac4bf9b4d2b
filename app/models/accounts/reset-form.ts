import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/answers/sentences'
import { MIN_PASSWORD_LENGTH } from '~/models/trade/constants'
import { email, newPassword } from '~/models/trade/fields/form-fields'
import { passwordText } from '~/models/trade/fields/person'

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
