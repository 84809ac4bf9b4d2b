import { z } from 'zod'
import { PasswordSetupForm } from './account-setup-form'
import { email, nameWithDigits, phone } from './form-fields'
import { PROFILE_MESSAGES } from './profile-messages'

export const NameForm = z.object({
  firstName: nameWithDigits({ required: 'First name is required', invalid: 'Please enter a valid First Name.' }),
  lastName: nameWithDigits({ required: 'Last name is required', invalid: 'Please enter a valid Last Name.' }),
})

export const PhoneForm = z.object({
  phoneNumber: phone({ required: 'Phone Number is required.', invalid: 'Please enter a valid Phone Number.' }),
})

export const EmailForm = z.object({
  email: email({
    required: 'Email is required.',
    invalid: 'Invalid email. Please enter a valid email address.',
  }),
})

/** The code that was sent, or the wish for another one, which needs no code. */
export const ContactCodeForm = z
  .object({
    intent: z.enum(['verify', 'resend']).default('verify'),
    code: z
      .string()
      .overwrite((typed) => typed.replace(/\s/g, ''))
      .default(''),
  })
  .refine(({ intent, code }) => intent === 'resend' || /^[0-9]{4}$/.test(code), {
    path: ['code'],
    error: PROFILE_MESSAGES.invalidCode,
  })

export const PasswordForm = PasswordSetupForm.safeExtend({
  currentPassword: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(200, PROFILE_MESSAGES.wrongPassword),
})
