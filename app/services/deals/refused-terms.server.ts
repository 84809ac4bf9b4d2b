import { refusedBooking, refusedOffer } from '~/models/deals/booking-rules'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { type Refusal, refused, refusedFor } from '~/models/trade/answers/outcome'
import { type Booking, countDays, type Day } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import type { Cents } from '~/models/trade/money/money'
import { listedRate } from '~/models/trade/money/rates'
import { now } from '~/server/clock.server'
import type { Db, Tx } from '~/server/db/client.server'
import { findReservedDays } from '~/services/fleet/find-reserved-days.server'
import type { Deal } from './require-deal.server'

/** Days and rate of an inquiry, as far as they are known; the rate is the total in cents before tax. */
export type Terms = { from?: Day; to?: Day; rate?: Cents; confirmed?: Cents | undefined }

/** Why a vehicle cannot be asked for on these days, and why not at this rate: both at once. */
export async function refusedTerms(on: Db | Tx, vehicle: Deal['vehicle'], terms: Terms): Promise<Refusal | null> {
  const { from, to, rate, confirmed } = terms
  if (!from || !to || from > to) return null
  const days = await refusedDays(on, vehicle, { from, to })
  if (rate === undefined) return days
  const listed = listedRate(vehicle.daily, countDays({ from, to }))
  return refusedFor([days, refusedOffer('renter', { rate, confirmed }, { listed })])
}

async function refusedDays(on: Db | Tx, { id, zone }: Deal['vehicle'], booking: Booking): Promise<Refusal | null> {
  const early = refusedBooking(booking, todayIn(zone, now()))
  if (early) return early
  const taken = await findReservedDays(on, id, booking)
  return taken ? refused('days-taken', INQUIRY_MESSAGES.datesTaken, 'from') : null
}
