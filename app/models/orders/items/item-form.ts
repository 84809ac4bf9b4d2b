import { z } from 'zod'
import { confirmedRate, day, ownNumber } from '~/models/trade/fields/form-fields'

/** The item's revision shown on the page; a stale one is refused. */
const ofItem = { revision: ownNumber() }

export const CancellationForm = z.object(ofItem)

/** `seen`: the price in cents shown on the page for these days. */
export const DaysForm = z
  .object({
    from: day('Booking Period is required.'),
    to: day('Booking Period is required.'),
    seen: confirmedRate(),
    ...ofItem,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day cannot be before the first day.' })

export const ExtensionForm = z.object({ to: day('The new last day is required.'), seen: confirmedRate(), ...ofItem })

export const CompletionForm = z.object({ to: day('The last day is required.'), ...ofItem })
