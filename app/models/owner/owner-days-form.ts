import { z } from 'zod'
import { DAYS_REVERSED } from '~/models/trade/answers/sentences'
import { day, optionalLine, ownNumber } from '~/models/trade/fields/form-fields'

/** `attempt`: how many periods the owner had blocked when the page was made, so that sending it twice blocks once. */
export const OwnerDaysForm = z
  .object({
    from: day('The first day is required.'),
    to: day('The last day is required.'),
    note: optionalLine(),
    attempt: ownNumber(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: DAYS_REVERSED })
