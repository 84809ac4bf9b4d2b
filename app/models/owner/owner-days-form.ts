import { z } from 'zod'
import { day, optionalLine, ownNumber } from '~/models/trade/fields/form-fields'
import { DAYS_REVERSED } from '~/models/trade/results/shared-messages'

/** The days, and a note that only the owner sees. */
export const OwnerDaysFields = z.object({
  from: day('The first day is required.'),
  to: day('The last day is required.'),
  note: optionalLine(),
})

/** `attempt`: number of blocked periods when the page was rendered, so that a double submit blocks once. */
export const OwnerDaysForm = OwnerDaysFields.extend({ attempt: ownNumber() }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: DAYS_REVERSED,
})
