import { z } from 'zod'
import { MAX_OBJECTION_LENGTH } from '~/models/trade/constants'
import { email, enumField, nameWithDigits, phone } from '~/models/trade/fields/form-fields'
import { cleanLines } from '~/models/trade/format/clean-text'
import { FIELD_MESSAGES, PAGE_OUTDATED, tooLong } from '~/models/trade/results/shared-messages'
import { HOURS, MINUTES } from './pickup-messages'
import { RETURN_MESSAGES } from './return-state'

/** Time until arrival at the vehicle. Minutes default to 0; zero hours and minutes mean "arrived". */
export const ArrivalForm = z.object({
  hours: enumField(HOURS, 'Hours is required'),
  mins: enumField(MINUTES, 'Please choose the minutes.').default(0),
})

/** Who picks up the vehicles of an order. `drawnAt`: when the form was rendered. */
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

/** An owner's objection to a return. */
export const ObjectionForm = z.object({
  reason: z
    .string({ error: RETURN_MESSAGES.reasonRequired })
    .overwrite(cleanLines)
    .min(1, { error: RETURN_MESSAGES.reasonRequired, abort: true })
    .max(MAX_OBJECTION_LENGTH, tooLong(MAX_OBJECTION_LENGTH)),
})
