import { and, eq, sql } from 'drizzle-orm'
import { dayConflictText } from '~/models/fleet/free-days'
import { type Booking, type Day, type TakenDays, takenDaysSummary } from '~/models/trade/days/day'
import { addDays, bookableDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { type Db, db, selectRows, type Tx, vehicleBlocks, vehicles } from '~/server/db/client.server'

/** Serializes reservations and releases of days of one vehicle until the transaction ends. */
export async function lockVehicle(tx: Tx, vehicleId: string): Promise<void> {
  await tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, vehicleId)).for('no key update')
}

/** Days of a vehicle for an item of an order, or for its owner. */
type Reservation = { vehicleId: string; days: Booking } & (
  | { orderItemId: string }
  | { owner: { note: string; attempt: number } }
)

/**
 * Reserves days of vehicles; the only writer of them. The exclusion constraint `vehicle_blocks_never_overlap` refuses a
 * day that is reserved already, with everything the transaction did. The ids of the blocks come in the order of the
 * reservations.
 */
export function reserveDays(tx: Tx, reservations: Reservation[]): Promise<{ id: string }[]> {
  return tx.insert(vehicleBlocks).values(reservations.map(blockOf)).returning({ id: vehicleBlocks.id })
}

function blockOf({ vehicleId, days: { from, to }, ...reserved }: Reservation) {
  const period = sql`daterange(${from}::date, ${to}::date, '[]')`
  const block = { vehicleId, period, createdAt: now() }
  if ('owner' in reserved) return { ...block, kind: 'owner' as const, ...reserved.owner }
  return { ...block, kind: 'order' as const, orderItemId: reserved.orderItemId }
}

/** An item of an order with all its days, or one block. */
type Reserved = { orderItemId: string } | { blockId: string }

/** Deactivates reserved days. The rows stay as history; they block nothing any more. */
export async function releaseDays(tx: Tx, reserved: Reserved): Promise<void> {
  const held =
    'blockId' in reserved ? eq(vehicleBlocks.id, reserved.blockId) : eq(vehicleBlocks.orderItemId, reserved.orderItemId)
  await tx.update(vehicleBlocks).set({ active: false }).where(and(held, vehicleBlocks.active))
}

/**
 * The days of a vehicle that are taken among those that can be asked for, each period with its words, the first first.
 */
export async function takenDays(vehicleId: string, bookable: Booking): Promise<TakenDays[]> {
  const periods = await takenPeriods(db(), { vehicleId, days: bookable })
  return periods.map((taken) => ({ ...taken, words: takenDaysSummary(taken, addDays(taken.to, 1), bookable) }))
}

/** Days of a vehicle, and the item of an order whose own days count as free. */
type Within = { vehicleId: string; days: Booking; except?: string }

/** When a vehicle is taken within these days, the first period first; periods that meet are one. */
export async function takenPeriods(on: Db | Tx, { vehicleId, ...within }: Within): Promise<Booking[]> {
  const periods = await takenPeriodsOf(on, { vehicleIds: [vehicleId], ...within })
  return periods.map(({ from, to }) => ({ from, to }))
}

/** The same for several vehicles, in one query. */
async function takenPeriodsOf(
  on: Db | Tx,
  { vehicleIds, days, except }: Omit<Within, 'vehicleId'> & { vehicleIds: readonly string[] },
): Promise<(Booking & { vehicleId: string })[]> {
  if (vehicleIds.length === 0) return []
  return selectRows(
    on,
    sql`select vehicle_id as "vehicleId", lower(held)::text as "from", (upper(held) - 1)::text as "to"
      from (
        select vehicle_id, unnest(range_agg(period)) as held from vehicle_blocks
        where active and vehicle_id in ${vehicleIds} and period && daterange(${days.from}, ${days.to}, '[]')
          and (order_item_id = ${except ?? null}::uuid) is not true
        group by vehicle_id
      ) as periods
      order by 2`,
  )
}

/** Requested days of a vehicle; `zone` is its time zone. */
type Wanted = { vehicleId: string; zone: string; booking: Booking }

/**
 * What others hold of the days that are wanted, and the nearest free ones that can be asked for, in words; null when
 * all of them are free.
 */
export async function findDayConflict(on: Db | Tx, wanted: Wanted): Promise<string | null> {
  const [words = null] = await allDayConflicts(on, [wanted])
  return words
}

/** The same for several, in their order and in one query. */
export async function allDayConflicts(on: Db | Tx, wanted: readonly Wanted[]): Promise<(string | null)[]> {
  const each = wanted.map((one) => ({ ...one, offered: bookableDays(todayIn(one.zone, now())) }))
  const days = { from: first(each.flatMap(startsOf)), to: last(each.map(({ offered }) => offered.to)) }
  const vehicleIds = [...new Set(wanted.map(({ vehicleId }) => vehicleId))]
  const periods = await takenPeriodsOf(on, { vehicleIds, days })
  return each.map(({ vehicleId, booking, offered }) => {
    const its = periods.filter((period) => period.vehicleId === vehicleId)
    return dayConflictText(booking, its, offered)
  })
}

const startsOf = ({ booking, offered }: Wanted & { offered: Booking }) => [booking.from, offered.from]
const first = (days: Day[]): Day => [...days].sort()[0] ?? ''
const last = (days: Day[]): Day => [...days].sort().at(-1) ?? ''
