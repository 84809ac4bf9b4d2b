import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
import type { Procurement } from '~/models/trade/vocabulary/external-vehicles'
import { EXTERNAL_MESSAGES } from './external-messages'

const STATUS: Record<Procurement, string> = { purchase: 'Purchased', rent: 'Rented elsewhere' }

/** The status of an external vehicle in tables; null while its details are missing. */
export function externalStatus(procurement: Procurement | null): string {
  return procurement === null ? EXTERNAL_MESSAGES.needsDetails : STATUS[procurement]
}

type Days = { usingFrom: Day; usingTo: Day; bookingFrom: Day | null; bookingTo: Day | null }

/** The days of its rental; of a purchase, those of its use. */
export const externalDays = ({ usingFrom, usingTo, bookingFrom, bookingTo }: Days): Booking => ({
  from: bookingFrom ?? usingFrom,
  to: bookingTo ?? usingTo,
})

/** 'used Dec 11 to Dec 13', if it is rented for other days; null if it is used on all days it is there. */
export function usedDays(external: Days, today: Day): string | null {
  const { from, to } = externalDays(external)
  const { usingFrom, usingTo } = external
  if (from === usingFrom && to === usingTo) return null
  return `used ${formatBooking({ from: usingFrom, to: usingTo }, today)}`
}
