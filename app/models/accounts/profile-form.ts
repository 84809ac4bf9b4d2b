import { z } from 'zod'
import { email, LONGEST_PASSWORD, nameWithDigits, phone } from '~/models/trade/fields/form-fields'
import { PasswordSetupForm } from './account-setup-form'
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

export const PasswordForm = PasswordSetupForm.safeExtend({
  currentPassword: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(LONGEST_PASSWORD, PROFILE_MESSAGES.wrongPassword),
})
