import { checkBooking, checkOffer } from '~/models/deals/booking-rules'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { combineRefusals, type Refusal, refused } from '~/models/trade/answers/outcome'
import { type Booking, countDays, type Day } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { type Cents, listedRate } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import { type Db, db, type Tx } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { type Deal, requireDeal } from '~/services/deals/require-deal.server'
import { findDayConflict } from '~/services/fleet/vehicle-days.server'

/** Days and rate of an inquiry, as far as they are known; the rate is the total in cents before tax. */
type Terms = { from?: Day; to?: Day; rate?: Cents; confirmed?: Cents | undefined }

/** Why a vehicle cannot be asked for on these days, and why not at this rate: both at once. */
export async function checkTerms(on: Db | Tx, vehicle: Deal['vehicle'], terms: Terms): Promise<Refusal | null> {
  const { from, to, rate, confirmed } = terms
  if (!from || !to || from > to) return null
  const days = await checkBookingDays(on, vehicle, { from, to })
  if (rate === undefined) return days
  const listed = listedRate(vehicle.daily, countDays({ from, to }))
  return combineRefusals([days, checkOffer('renter', { rate, confirmed }, { listed })])
}

async function checkBookingDays(on: Db | Tx, vehicle: Deal['vehicle'], booking: Booking): Promise<Refusal | null> {
  const early = checkBooking(booking, todayIn(vehicle.zone, now()))
  return early ?? checkDaysFree(on, { vehicle, booking }, 'from')
}

type At = { projectId: string; listVehicleId: string }

/**
 * Why the days and the rate of an inquiry would be refused, although it cannot be sent yet: something else in its form
 * is missing. 404 and 403 as for sending it.
 */
export async function checkNewInquiry(asker: Account, at: At, terms: Terms): Promise<Refusal | null> {
  requirePermission('inquire', await requireMembership(asker, at.projectId))
  const { vehicle } = await requireDeal(db(), at.projectId, at.listVehicleId)
  return checkTerms(db(), vehicle, terms)
}

/** A vehicle, the zone it is in, and the days that are wanted of it; null for none. */
type Wanted = { vehicle: { id: string; zone: string }; booking: Booking | null }

/** Why these days cannot be had, with those that others hold and the nearest free ones; null when all are free. */
export async function checkDaysFree(
  on: Db | Tx,
  { vehicle, booking }: Wanted,
  field?: string,
): Promise<Refusal | null> {
  const inTheWay = booking && (await findDayConflict(on, { vehicleId: vehicle.id, zone: vehicle.zone, booking }))
  return inTheWay ? refused('days-taken', INQUIRY_MESSAGES.datesTaken, field, inTheWay) : null
}
