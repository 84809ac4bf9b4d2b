import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { FIELD_MESSAGES } from '~/models/trade/fields/field-messages'
import { email, nameWithDigits, phone } from '~/models/trade/fields/form-fields'

/** Who fetches the vehicles of an order. `drawnAt` is when the page with the form was drawn. */
export const RecipientForm = z.object({
  firstName: nameWithDigits({ ...FIELD_MESSAGES.firstName, required: 'First Name is required' }),
  lastName: nameWithDigits({ ...FIELD_MESSAGES.lastName, required: 'Last Name is required' }),
  email: email(FIELD_MESSAGES.email).transform((address) => address.toLowerCase()),
  phoneNumber: phone(FIELD_MESSAGES.phone),
  drawnAt: z
    .string({ error: PAGE_OUTDATED })
    .regex(/^\d{1,15}$/, PAGE_OUTDATED)
    .transform((milliseconds) => new Date(Number(milliseconds))),
})

export type Recipient = Omit<z.output<typeof RecipientForm>, 'drawnAt'>
