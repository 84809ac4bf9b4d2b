import { inArray, type SQL, sql } from 'drizzle-orm'
import { MAX_STUCK_COUNTED } from '~/models/trade/constants'
import { PICKUP_PHOTO_DAYS } from '~/models/trade/due/photos-due'
import { STUCK, type Stuck } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { agreements, db, envelopes, orderItems, orders, selectRows, vehicles } from '~/server/db/client.server'
import { ordersWithUndelivered } from '~/server/delivery/undelivered.server'
import { photographed } from '~/services/deals/select-list-vehicles.server'

/** How many orders are stuck in this way, up to MAX_STUCK_COUNTED + 1. */
export const stuckCount = (stuck: Stuck): SQL<number> => sql<number>`(
  select count(*)::int
  from (select distinct id from (${STUCK_ORDERS[stuck]()}) as found(id) limit ${MAX_STUCK_COUNTED + 1}) as counted
)`

/** How many orders are stuck in each way, up to MAX_STUCK_COUNTED + 1. One query. */
export async function countStuck(): Promise<Record<Stuck, number>> {
  const counts = STUCK.map(({ value }) => sql`select ${value} as stuck, ${stuckCount(value)} as count`)
  const rows = await selectRows<{ stuck: Stuck; count: number }>(db(), sql.join(counts, sql` union all `))
  const countOf = (stuck: Stuck) => rows.find((row) => row.stuck === stuck)?.count ?? 0
  return {
    unsigned: countOf('unsigned'),
    docusign: countOf('docusign'),
    documents: countOf('documents'),
    mail: countOf('mail'),
    overdue: countOf('overdue'),
    photos: countOf('photos'),
  }
}

/** The ways in which these orders are stuck. One query. */
export async function stuckReasons(orderIds: readonly number[]): Promise<{ orderId: number; stuck: Stuck }[]> {
  if (orderIds.length === 0) return []
  const ways = STUCK.map(
    ({ value }) => sql`select distinct ${value} as stuck, id as "orderId" from (${STUCK_ORDERS[value]()}) as found(id)
      where ${inArray(sql`id`, [...orderIds])}`,
  )
  return selectRows(db(), sql.join(ways, sql` union all `))
}

/** Queries for the ids of stuck orders; ids may repeat. */
export const STUCK_ORDERS: Record<Stuck, () => SQL> = {
  // fully cancelled orders need no signature
  unsigned: () => sql`select ${agreements.orderId} from ${agreements}
    where ${agreements.status} in ('not_signed', 'declined') and exists (
      select from ${orderItems} where ${orderItems.orderId} = ${agreements.orderId} and ${orderItems.status} <> 'cancelled'
    )`,
  docusign: () => sql`select ${agreements.orderId} from ${envelopes}
    join ${agreements} on ${agreements.id} = ${envelopes.agreementId}
    where ${envelopes.problem} is not null and ${envelopes.step} <> 'done'`,
  documents: () => sql`select ${orders.id} from ${orders} join ${agreements} on ${agreements.orderId} = ${orders.id}
    where ${orders.documentsAt} is null and ${agreements.status} = 'signed' and exists (
      select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.status} <> 'cancelled'
    )`,
  mail: ordersWithUndelivered,
  // select candidates first, or the planner scans every item
  overdue: () => sql`select ${orderItems.orderId} from ${orderItems}
    join ${vehicles} on ${vehicles.id} = ${orderItems.vehicleId}
    where ${orderItems.id} = any(array(
      select ${orderItems.id} from ${orderItems} where ${orderItems.status} = 'confirmed'
        and ${orderItems.bookedTo} <= ${utcDay()} + 1
    )) and ${orderItems.bookedTo} < ${vehicleDay()}`,
  photos: () => sql`select ${orderItems.orderId} from ${orderItems}
    where ${orderItems.id} = any(array(${rentalsWithoutPhotos()}))`,
}

/** Query for the ids of the rentals whose crew owes its photos at pickup, as in `photosDue`. */
export function rentalsWithoutPhotos(): SQL {
  return sql`select ${orderItems.id} from ${orderItems} join ${vehicles} on ${vehicles.id} = ${orderItems.vehicleId}
    where ${orderItems.status} = 'confirmed'
      and ${orderItems.bookedFrom} between ${utcDay()} - ${PICKUP_PHOTO_DAYS + 1}::int and ${utcDay()}
      and ${orderItems.bookedFrom} between ${vehicleDay()} - ${PICKUP_PHOTO_DAYS}::int and ${vehicleDay()} - 1
      and ${vehicleDay()} <= ${orderItems.bookedTo} and 'renter' <> all(${photographed})`
}

const utcDay = () => sql`(${now().toISOString()}::timestamptz at time zone 'UTC')::date`
/** The date where the vehicle is. */
export const vehicleDay = () => sql`(${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
