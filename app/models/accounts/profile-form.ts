import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/fields/field-messages'
import { email, nameWithDigits, phone } from '~/models/trade/fields/form-fields'
import { LONGEST_PASSWORD } from '~/models/trade/fields/lengths'
import { passwordText } from '~/models/trade/fields/password-text'
import { PasswordSetupForm } from './account-setup-form'
import { PROFILE_MESSAGES } from './profile-messages'

export const NameForm = z.object({
  firstName: nameWithDigits(FIELD_MESSAGES.firstName),
  lastName: nameWithDigits(FIELD_MESSAGES.lastName),
})

export const PhoneForm = z.object({
  phoneNumber: phone(FIELD_MESSAGES.phone),
})

export const EmailForm = z.object({
  email: email(FIELD_MESSAGES.emailInSmall),
})

export const PasswordForm = PasswordSetupForm.safeExtend({
  currentPassword: z
    .string({ error: FIELD_MESSAGES.password.required })
    .min(1, FIELD_MESSAGES.password.required)
    .refine((typed) => passwordText(typed).length <= LONGEST_PASSWORD, PROFILE_MESSAGES.wrongPassword),
})
