import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { SELECTED_DAYS_MESSAGES, takenText } from '~/models/owner/fleet/selected-days'
import { blockableDays, checkOwnerDays } from '~/models/owner/owner-days'
import type { Booking } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { type SeenRows, seenText } from '~/models/trade/fields/seen-rows'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { type Db, db, type Tx, transact, vehicleBlocks } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import {
  lockSelectedVehicles,
  requireSelectedVehicles,
  type SelectedVehicle,
} from '~/services/fleet/selected-vehicles.server'
import { reserveDays } from '~/services/fleet/vehicle-days.server'
import { notifyTakenDays } from '~/services/orders/items/moved-days.server'
import { holdsSome, periodColumns } from '../booked-periods.server'

/** Which of these vehicles are free on the days, and what blocks the others; before days are chosen, all vehicles. */
export async function selectedDaysPreview(asker: Account, ids: readonly string[], days: Booking | null) {
  const found = await requireSelectedVehicles(asker, ids)
  const blocks = days ? await blocksOf(db(), ids, days) : []
  const attempts = await countBlocked(db(), ids)
  const vehicles = found.map((vehicle) => ({
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    stockNumber: vehicle.stockNumber,
    taken: days && takenText(days, blocks.filter(isOf(vehicle))),
  }))
  const free = vehicles.filter(({ taken }) => taken === null)
  return {
    vehicles,
    refusal: (days && outOfReach(found, days)) ?? (free.length === 0 ? SELECTED_DAYS_MESSAGES.nothing : null),
    blockable: blockableDays(todayIn(found[0]?.zone ?? 'UTC', now())),
    blocking: free.length,
    seen: seenText(free.map(({ id }) => ({ id, seen: [attempts.get(id) ?? 0] }))),
  }
}

export type SelectedDaysPreview = Awaited<ReturnType<typeof selectedDaysPreview>>

/** Why these days cannot be blocked for any vehicle, even if they were free. */
function outOfReach(vehicles: readonly SelectedVehicle[], days: Booking): string | null {
  return vehicles.map((vehicle) => checkReach(vehicle, days)?.message).find(Boolean) ?? null
}

const checkReach = ({ zone }: SelectedVehicle, days: Booking): Refusal | null =>
  checkOwnerDays(days, [], todayIn(zone, now()))

type SelectedBlock = Booking & { note: string; seen: SeenRows<[number]> }

/**
 * Blocks the same days of all these vehicles for their owner, or none if one of them is no longer free. Projects that
 * want the days are notified once. Idempotent per page: see `blockDays`.
 */
export function blockSelectedDays(asker: Account, input: SelectedBlock): Promise<Outcome<{ count: number }>> {
  const { seen, note } = input
  const days = { from: input.from, to: input.to }
  const changed = () => refused('days-taken', SELECTED_DAYS_MESSAGES.changed)
  return transact(
    SELECTED_DAYS_MESSAGES.failed,
    async (tx) => {
      const found = await lockSelectedVehicles(tx, asker, [...seen.keys()])
      if (found.length < seen.size) return changed()
      if (await isDone(tx, input)) return { ok: true, count: seen.size }
      const refusal = found.map((vehicle) => checkReach(vehicle, days)).find((each) => each !== null)
      if (refusal) return refusal
      if ((await blocksOf(tx, [...seen.keys()], days)).length > 0) return changed()

      const owned = found.map(({ id: vehicleId }) => ({
        vehicleId,
        days,
        owner: { note, attempt: seen.get(vehicleId)?.[0] ?? 0 },
      }))
      const blocks = await reserveDays(tx, owned)
      const moved = owned.map(({ vehicleId }, index) => ({
        vehicleId,
        blockId: blocks[index]?.id ?? '',
        days,
        old: null,
      }))
      await notifyTakenDays(tx, asker, `owner-${blocks[0]?.id}`, moved)
      return { ok: true, count: owned.length }
    },
    { vehicle_blocks_never_overlap: changed },
  )
}

const isOf =
  ({ id }: { id: string }) =>
  ({ vehicleId }: { vehicleId: string }) =>
    vehicleId === id

function blocksOf(on: Db | Tx, ids: readonly string[], days: Booking) {
  return on
    .select({ vehicleId: vehicleBlocks.vehicleId, kind: vehicleBlocks.kind, ...periodColumns })
    .from(vehicleBlocks)
    .where(and(vehicleBlocks.active, inArray(vehicleBlocks.vehicleId, [...ids]), holdsSome(days)))
    .orderBy(periodColumns.from)
}

/** The number of periods that the owner has ever blocked, per vehicle. */
async function countBlocked(on: Db | Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await on
    .select({ id: vehicleBlocks.vehicleId, many: sql<number>`count(*)::int` })
    .from(vehicleBlocks)
    .where(and(inArray(vehicleBlocks.vehicleId, [...ids]), eq(vehicleBlocks.kind, 'owner')))
    .groupBy(vehicleBlocks.vehicleId)
  return new Map(rows.map(({ id, many }) => [id, many]))
}

/** Whether this page has already blocked these days for all vehicles, even if some were released since. */
async function isDone(tx: Tx, { from, to, seen }: SelectedBlock): Promise<boolean> {
  const asPage = [...seen].map(([id, [attempt]]) =>
    and(eq(vehicleBlocks.vehicleId, id), eq(vehicleBlocks.attempt, attempt)),
  )
  const done = await tx.$count(
    vehicleBlocks,
    and(
      eq(vehicleBlocks.kind, 'owner'),
      sql`${vehicleBlocks.period} = daterange(${from}::date, ${to}::date, '[]')`,
      or(...asPage),
    ),
  )
  return done >= seen.size
}
