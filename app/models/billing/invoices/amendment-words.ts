import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day-words'
import type { Booking, Day } from '~/models/trade/days/days'
import { type Cents, formatCents } from '~/models/trade/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

/** What was done to a booked vehicle; `is` has no days where nothing is booked any more. Cents before tax. */
export type Amended = {
  kind: AmendmentKind
  on: Day
  was: { booking: Booking; cents: Cents }
  is: { booking: Booking | null; cents: Cents }
}

/** 'Extended on Dec 11, 2026: was Dec 7, 2026 to Dec 11, 2026, $500.00; is Dec 7, 2026 to Dec 12, 2026, $600.00.' */
export function invoiceAmendmentText({ kind, on, was, is }: Amended): string {
  const done = `${AMENDMENT_LABELS[kind].invoice} on ${formatDayOfYear(on)}`
  if (!is.booking) return `${done}: was ${formatBookingOfYear(was.booking)}, ${formatCents(was.cents)}.`
  const before = `was ${formatBookingOfYear(was.booking)}, ${formatCents(was.cents)}`
  return `${done}: ${before}; now ${formatBookingOfYear(is.booking)}, ${formatCents(is.cents)}.`
}
