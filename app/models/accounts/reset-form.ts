import { z } from 'zod'
import { email, newPassword } from '~/models/trade/fields/form-fields'

export const ForgotPasswordForm = z.object({
  email: email({ required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' }),
})

export const NewPasswordForm = z
  .object({
    password: newPassword({
      required: 'Please enter your new password.',
      short: 'Password must contain atleast 8 characters.',
    }),
    confirmPassword: z.string().default(''),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords doesn't match.",
    // together with what is wrong with the password, once there is one
    when: ({ value }) => z.object({ password: z.string() }).safeParse(value).success,
  })
