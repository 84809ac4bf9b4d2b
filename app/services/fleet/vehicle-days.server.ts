import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { dayConflictText } from '~/models/fleet/free-days'
import { type Booking, type Day, type TakenDays, takenDaysSummary } from '~/models/trade/days/day'
import { addDays, bookableDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import {
  type Db,
  db,
  orderItems,
  orders,
  selectRows,
  type Tx,
  vehicleBlocks,
  vehicles,
} from '~/server/db/client.server'

/** Locks a vehicle until the transaction ends, which serializes reserving and releasing its days. */
export async function lockVehicle(tx: Tx, vehicleId: string): Promise<void> {
  await tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, vehicleId)).for('no key update')
}

/** Days of a vehicle for an order item, or blocked by its owner directly or by a vacation. */
type Reservation = { vehicleId: string; days: Booking } & (
  | { orderItemId: string }
  | { owner: { note: string; attempt: number } }
  | { vacationId: string }
  | { feedId: string }
)

/**
 * Reserves days of vehicles. The exclusion constraint `vehicle_blocks_never_overlap` fails the transaction if a day is
 * already reserved. Returns the ids of the blocks in the order of the reservations.
 */
export function reserveDays(tx: Tx, reservations: Reservation[]): Promise<{ id: string }[]> {
  return tx.insert(vehicleBlocks).values(reservations.map(blockOf)).returning({ id: vehicleBlocks.id })
}

function blockOf({ vehicleId, days: { from, to }, ...reserved }: Reservation) {
  const period = sql`daterange(${from}::date, ${to}::date, '[]')`
  const block = { vehicleId, period, createdAt: now() }
  if ('owner' in reserved) return { ...block, kind: 'owner' as const, ...reserved.owner }
  if ('vacationId' in reserved) return { ...block, kind: 'vacation' as const, vacationId: reserved.vacationId }
  if ('feedId' in reserved) return { ...block, kind: 'calendar' as const, feedId: reserved.feedId }
  return { ...block, kind: 'order' as const, orderItemId: reserved.orderItemId }
}

/** The block of an order item, or blocks by their ids. */
type Reserved = { orderItemId: string } | { blockId: string | readonly string[] }

/** Deactivates blocks. The rows are kept as history. */
export async function releaseDays(tx: Tx, reserved: Reserved): Promise<void> {
  const held =
    'blockId' in reserved
      ? inArray(vehicleBlocks.id, [reserved.blockId].flat())
      : eq(vehicleBlocks.orderItemId, reserved.orderItemId)
  await tx.update(vehicleBlocks).set({ active: false }).where(and(held, vehicleBlocks.active))
}

/**
 * The blocked periods of a vehicle within the bookable days, each with its text, earliest first.
 */
export async function takenDays(vehicleId: string, bookable: Booking): Promise<TakenDays[]> {
  const periods = await takenPeriods(db(), { vehicleId, days: bookable })
  return periods.map((taken) => ({ ...taken, text: takenDaysSummary(taken, addDays(taken.to, 1), bookable) }))
}

/** Days of a vehicle. `except`: an order item whose own days count as free. */
type Within = { vehicleId: string; days: Booking; except?: string }

/** The blocked periods of a vehicle within these days, earliest first; adjacent periods are merged. */
export async function takenPeriods(on: Db | Tx, { vehicleId, ...within }: Within): Promise<Booking[]> {
  const periods = await takenPeriodsOf(on, { vehicleIds: [vehicleId], ...within })
  return periods.map(({ from, to }) => ({ from, to }))
}

/**
 * Taken by an order of the asking project, by another order, or by the owner: a block, a vacation or their calendar.
 */
type TakenBy = 'ours' | 'others' | 'owner'

/** A taken period of a vehicle; `by` is 'others' for all if no project asks. */
export type TakenPeriod = Booking & { vehicleId: string; by: TakenBy }

/** The same for several vehicles, in one query. For a project, periods with a different `by` are not merged. */
export async function takenPeriodsOf(
  on: Db | Tx,
  within: Omit<Within, 'vehicleId'> & { vehicleIds: readonly string[]; projectId?: string },
): Promise<TakenPeriod[]> {
  const { vehicleIds, days, except, projectId } = within
  if (vehicleIds.length === 0) return []
  return selectRows(
    on,
    sql`select vehicle_id as "vehicleId", taken_by as "by", lower(days)::text as "from",
        (upper(days) - 1)::text as "to"
      from (
        select vehicle_id, taken_by, unnest(range_agg(period)) as days
        from (select *, ${takenBy(projectId)} as taken_by from vehicle_blocks) as blocks
        where active and vehicle_id in ${vehicleIds} and period && daterange(${days.from}, ${days.to}, '[]')
          and (order_item_id = ${except ?? null}::uuid) is not true
        group by vehicle_id, taken_by
      ) as periods
      order by 3`,
  )
}

/** Who has the days, from the point of view of this project. */
function takenBy(projectId: string | undefined): SQL<TakenBy> {
  if (projectId === undefined) return sql`'others'`
  const { id, orderId } = orderItems
  const ofProject = sql`select ${id} from ${orderItems}
    join ${orders} on ${eq(orders.id, orderId)} where ${eq(orders.projectId, projectId)}`
  return sql`case when kind <> 'order' then 'owner' when order_item_id in (${ofProject}) then 'ours' else 'others' end`
}

/** Requested days of a vehicle; `zone` is its time zone. */
type Wanted = { vehicleId: string; zone: string; booking: Booking }

/**
 * The sentence about the blocked days within the wanted ones and the nearest free days; null if all are free.
 */
export async function findDayConflict(on: Db | Tx, wanted: Wanted): Promise<string | null> {
  const [text = null] = await allDayConflicts(on, [wanted])
  return text
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
