import { z } from 'zod'
import { email } from './form-fields'

export const ForgotPasswordForm = z.object({
  email: email({ required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' }),
})

const LONGEST_PASSWORD = 200

export const NewPasswordForm = z
  .object({
    password: z
      .string({ error: 'Please enter your new password.' })
      .min(8, 'Password must contain atleast 8 characters.')
      .max(LONGEST_PASSWORD, `Password must be at most ${LONGEST_PASSWORD} characters long.`),
    confirmPassword: z.string().default(''),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords doesn't match.",
    // together with what is wrong with the password, once there is one
    when: ({ value }) => z.object({ password: z.string() }).safeParse(value).success,
  })
