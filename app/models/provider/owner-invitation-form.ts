import { z } from 'zod'
import { FIELD_MESSAGES } from '~/models/trade/fields/field-messages'
import { email } from '~/models/trade/fields/form-fields'

export const OwnerInvitationForm = z.object({
  email: email(FIELD_MESSAGES.email),
})
