import { checkBooking, checkOffer } from '~/models/deals/booking-rules'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { type Booking, countDays, type Day, formatBooking, takenAmong } from '~/models/trade/days/day'
import { bookableDays } from '~/models/trade/days/days'
import { daysValue } from '~/models/trade/days/days-value'
import { nearestFree } from '~/models/trade/days/nearest-free'
import { todayIn } from '~/models/trade/days/zones'
import { type Cents, listedRate } from '~/models/trade/money'
import { combineRefusals, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { type Db, db, type Tx } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { type Deal, requireDeal } from '~/services/deals/require-deal.server'
import { allDayConflicts, findDayConflict, takenDays } from '~/services/fleet/vehicle-days.server'

/** Days and rate of an inquiry, if filled in already; the rate is the total in cents before tax. */
export type Terms = { from?: Day; to?: Day; rate?: Cents; confirmed?: Cents | undefined }

/** The refusals of the days and of the rate, combined; null if both are fine. */
export async function checkTerms(on: Db | Tx, vehicle: Deal['vehicle'], terms: Terms): Promise<Refusal | null> {
  const { from, to } = terms
  if (!from || !to || from > to) return null
  const [refusal = null] = await allTermsRefusals(on, [{ vehicle, terms: { ...terms, from, to } }])
  return refusal
}

type Requested = { vehicle: Pick<Deal['vehicle'], 'id' | 'zone' | 'daily'>; terms: Terms & Booking }

/** The same for several vehicles, in their order and in one query. */
export async function allTermsRefusals(on: Db | Tx, requested: readonly Requested[]): Promise<(Refusal | null)[]> {
  const each = requested.map((one) => ({ ...one, early: checkBooking(one.terms, todayIn(one.vehicle.zone, now())) }))
  const bookable = each.filter(({ early }) => early === null)
  const wanted = bookable.map(({ vehicle: { id, zone }, terms: booking }) => ({ vehicleId: id, zone, booking }))
  const conflicts = await allDayConflicts(on, wanted)
  return each.map((one) => refuseTerms(one, one.early ?? refuseTaken(conflicts[bookable.indexOf(one)] ?? null, 'from')))
}

function refuseTerms({ vehicle, terms }: Requested, days: Refusal | null): Refusal | null {
  const { from, to, rate, confirmed } = terms
  if (rate === undefined) return days
  const listed = listedRate(vehicle.daily, countDays({ from, to }))
  return combineRefusals([days, checkOffer('renter', { rate, confirmed }, { listed })])
}

function refuseTaken(conflict: string | null, field?: string): Refusal | null {
  return conflict ? refused('days-taken', INQUIRY_MESSAGES.datesTaken, field, conflict) : null
}

export type Ref = { projectId: string; listVehicleId: string }

/**
 * Checks the days and the rate of an inquiry form that cannot be sent yet because other fields are invalid. 404 and
 * 403 as for sending it.
 */
export async function checkNewInquiry(asker: Account, ref: Ref, terms: Terms): Promise<Refusal | null> {
  requirePermission('inquire', await requireMembership(asker, ref.projectId))
  const { vehicle } = await requireDeal(db(), ref.projectId, ref.listVehicleId)
  return checkTerms(db(), vehicle, terms)
}

/**
 * The nearest free days for an inquiry whose days are taken, as the button that takes them; null if its days are free.
 */
export async function freeDaysInstead(asker: Account, ref: Ref, { from, to }: Terms) {
  requirePermission('inquire', await requireMembership(asker, ref.projectId))
  const { vehicle } = await requireDeal(db(), ref.projectId, ref.listVehicleId)
  const offered = bookableDays(todayIn(vehicle.zone, now()))
  const taken = await takenDays(vehicle.id, offered)
  if (!from || !to || from > to || takenAmong(taken, { from, to }).length === 0) return null
  const free = nearestFree({ from, to }, taken, offered)
  return free && { value: daysValue(free), label: `Take ${formatBooking(free, offered.from)}` }
}

/** A vehicle with its time zone, and the wanted days, if any. */
type Wanted = { vehicle: { id: string; zone: string }; booking: Booking | null }

/** The refusal of days that are blocked, with the blocked days and the nearest free ones; null if all are free. */
export async function checkDaysFree(on: Db | Tx, { vehicle, booking }: Wanted): Promise<Refusal | null> {
  const { id: vehicleId, zone } = vehicle
  return refuseTaken(booking && (await findDayConflict(on, { vehicleId, zone, booking })))
}
