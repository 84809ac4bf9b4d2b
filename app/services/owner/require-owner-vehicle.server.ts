import { and, eq } from 'drizzle-orm'
import { BLOCK_TEXTS } from '~/models/owner/block-texts'
import { calendarMonths, daysOfMonths } from '~/models/owner/months'
import { blockableDays } from '~/models/owner/owner-days'
import { pressedDays } from '~/models/owner/pressed-days'
import { monthOf } from '~/models/trade/days/calendar'
import { isDay } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { type Db, db, type Tx, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { type BookedPeriod, bookedPeriods, countOwnerDays } from './booked-periods.server'
import { listingView } from './listing.server'
import { ownedView } from './owned-vehicle.server'
import { vehicleInquiries } from './vehicle-inquiries.server'

/** Number of months that fit side by side. */
const MONTHS = 3

type Requested = { month?: string | undefined; from?: string | undefined; to?: string | undefined }

/**
 * A vehicle for its owner's page, with its calendar starting at `month`, and the days from and to pressed in it. 404
 * for another owner's.
 */
export async function requireOwnerVehicle(asker: Account, vehicleId: string, requested: Requested = {}) {
  const { from = '' } = requested
  const month = requested.month ?? (isDay(from) ? monthOf(from) : undefined)
  const vehicle = await requireOwnedVehicle(asker, vehicleId)
  const { today } = vehicle
  const shown = calendarMonths(month, today, MONTHS)
  const [days, blockable] = [daysOfMonths(shown.months), blockableDays(today)]
  const periods = await bookedPeriods([vehicleId], [days, blockable])
  const ahead = periods.filter((period) => overlaps(period, blockable))
  return {
    vehicle,
    today,
    ...shown,
    ...(await vehicleInquiries(vehicleId, days, today)),
    shownPeriods: periods.filter((period) => overlaps(period, days)),
    booked: ahead.filter(({ kind }) => kind === 'order'),
    blocked: ahead.filter(({ kind }) => kind !== 'order'),
    blockable,
    pressed: pressedDays(requested, ahead, blockable),
    taken: ahead.map((period) => ({ from: period.from, to: period.to, text: `${periodText(period)}.` })),
    attempt: await countOwnerDays(vehicleId),
    listing: await listingView(asker, vehicle),
  }
}

export type OwnerVehicleView = Awaited<ReturnType<typeof requireOwnerVehicle>>

function periodText({ kind, order, days }: BookedPeriod): string {
  const text = `${BLOCK_TEXTS[kind].before} ${days}`
  return order ? `${text} by ${order.productionCompany}` : text
}

/** Locks a vehicle of the asker until the transaction ends. 404 for another owner's. */
export async function lockOwnedVehicle(tx: Tx, asker: Account, vehicleId: string) {
  const vehicle = await requireOwnedVehicle(asker, vehicleId, tx)
  await lockVehicle(tx, vehicleId)
  return vehicle
}

/** The same without the lock. */
export async function requireOwnedVehicle(asker: Account, vehicleId: string, on: Db | Tx = db()) {
  requireArea(asker, 'ownerDesk')
  const [row] = await on
    .select({ vehicle: vehicles, photoId: firstPhotoId })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.ownerId, asker.id)))
  if (!row) throw notFound()
  return ownedView(row)
}
