import { z } from 'zod'
import { email } from '~/models/trade/fields/form-fields'

export const OwnerInvitationForm = z.object({
  email: email({ required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' }),
})
