import { z } from 'zod'
import { FIELD_MESSAGES, PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { MAX_PASSWORD_LENGTH } from '~/models/trade/constants'
import { email, nameWithDigits, phone } from '~/models/trade/fields/form-fields'
import { passwordText } from '~/models/trade/fields/person'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { PasswordSetupForm } from './account-setup-form'
import { PROFILE_MESSAGES } from './profile-messages'

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
