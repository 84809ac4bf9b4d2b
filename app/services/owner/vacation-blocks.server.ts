import { and, eq, inArray } from 'drizzle-orm'
import { vacationBlockAfter } from '~/models/owner/vacation'
import type { Booking } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { inquiries, type Tx, vehicleBlocks } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { reserveVacationDays, type VacationDays } from '~/services/fleet/vacation-days.server'
import { releaseDays, reserveDays } from '~/services/fleet/vehicle-days.server'
import { notifyDaysReleased, notifyTakenDays } from '~/services/orders/items/moved-days.server'
import { periodColumns } from './booked-periods.server'
import { readFeedsNow } from './read-feeds-now.server'

/** Vehicles with their time zones. */
export type Fleet = { id: string; zone: string }[]

type Held = { fleet: Fleet; id: string; wanted: Booking | null }

/** Releases days that a vacation no longer covers, blocks its free days, and notifies projects. */
export async function holdVacation(tx: Tx, asker: Account, { fleet, id, wanted }: Held): Promise<void> {
  const given = await releaseUnwanted(tx, { fleet, id, wanted })
  const vehicleIds = fleet.map((vehicle) => vehicle.id)
  const reserved = wanted ? await reserveVacationDays(tx, { id, ...wanted }, vehicleIds) : []
  await notifyProjects(tx, asker, reserved, given)
  await readFeedsNow(
    tx,
    given.map(({ vehicleId }) => vehicleId),
  )
}

/** Days of a vehicle that a vacation releases, their block, and the part that stays blocked. */
type GivenUp = { vehicleId: string; blockId: string; createdAt: Date; days: Booking; left: Booking | null }

async function releaseUnwanted(tx: Tx, { fleet, id, wanted }: Held): Promise<GivenUp[]> {
  const zones = new Map(fleet.map((vehicle) => [vehicle.id, vehicle.zone]))
  const { vehicleId, createdAt } = vehicleBlocks
  const blocks = await tx
    .select({ blockId: vehicleBlocks.id, vehicleId, createdAt, held: periodColumns })
    .from(vehicleBlocks)
    .where(and(eq(vehicleBlocks.vacationId, id), vehicleBlocks.active))
  const given: GivenUp[] = []
  const past: { vehicleId: string; days: Booking; vacationId: string }[] = []
  for (const { held, ...block } of blocks) {
    const after = vacationBlockAfter(held, wanted, todayIn(zones.get(block.vehicleId) ?? HOME_ZONE, now()))
    if (!after) continue
    given.push({ ...block, days: after.ahead, left: after.left })
    if (after.past) past.push({ vehicleId: block.vehicleId, days: after.past, vacationId: id })
  }
  for (let start = 0; start < given.length; start += AT_ONCE) {
    await releaseDays(tx, { blockId: given.slice(start, start + AT_ONCE).map(({ blockId }) => blockId) })
  }
  for (let start = 0; start < past.length; start += AT_ONCE) {
    await reserveDays(tx, past.slice(start, start + AT_ONCE))
  }
  return given
}

const AT_ONCE = 200

/** Crews want few vehicles of a large fleet, so only the days of these are compared with inquiries. */
async function notifyProjects(tx: Tx, asker: Account, reserved: VacationDays[], given: GivenUp[]): Promise<void> {
  const wanted = await wantedVehicles(tx, [...reserved, ...given])
  const isWanted = ({ vehicleId }: { vehicleId: string }) => wanted.has(vehicleId)
  const moved = reserved.filter(isWanted).map((one) => ({ ...one, old: heldBefore(one, given) }))
  for (let start = 0; start < moved.length; start += AT_ONCE) {
    const some = moved.slice(start, start + AT_ONCE)
    await notifyTakenDays(tx, asker, `vacation-${some[0]?.blockId}`, some)
  }
  for (const { createdAt, left, ...held } of given.filter(isWanted)) {
    const history = [{ at: createdAt, days: held.days }]
    await notifyDaysReleased(tx, asker, `vacation-${held.blockId}`, { ...held, history }, left)
  }
}

/** Those of these vehicles with an open or agreed inquiry. */
async function wantedVehicles(tx: Tx, days: readonly { vehicleId: string }[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: inquiries.vehicleId })
    .from(inquiries)
    .where(
      and(
        inArray(inquiries.vehicleId, [...new Set(days.map(({ vehicleId }) => vehicleId))]),
        inArray(inquiries.status, ['open', 'agreed']),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The adjacent days that the vacation blocked until now. */
function heldBefore({ vehicleId, days }: VacationDays, given: GivenUp[]): Booking | null {
  return given.find((one) => one.vehicleId === vehicleId && overlaps(one.days, days))?.days ?? null
}
