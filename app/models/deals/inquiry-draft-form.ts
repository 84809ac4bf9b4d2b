import { z } from 'zod'
import { MAX_BOOKING_DAYS } from '~/models/trade/constants'
import { type Booking, isDay } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { daysOfValue } from '~/models/trade/days/days-value'

const draftText = z.string().max(200).optional().catch(undefined)

/**
 * The fields of an inquiry prefilled from the query string, with the button that sent them, if any: `days` of a longer
 * booking from the same first day, or a `free` period. Anything but text is ignored.
 */
export const InquiryDraft = z.object({
  productionCompany: draftText,
  location: draftText,
  from: draftText,
  to: draftText,
  days: z.coerce.number().int().min(1).max(MAX_BOOKING_DAYS).optional().catch(undefined),
  free: draftText,
  rate: draftText,
  listed: z.coerce.number().optional().catch(undefined),
  dayLimit: draftText,
  mileage: draftText,
  note: z.string().max(3000).optional().catch(undefined),
  usage: z
    .union([z.string().transform((one) => [one]), z.array(z.string()).max(20)])
    .optional()
    .catch(undefined),
})

type Drafted = Pick<z.output<typeof InquiryDraft>, 'from' | 'to' | 'days' | 'free'>

/** The days of a draft, after the button that was pressed. */
export function draftDays({ from = '', to = '', days, free }: Drafted): Booking {
  return daysOfValue(free) ?? { from, to: days && isDay(from) ? addDays(from, days - 1) : to }
}
