import { inArray, type SQL, sql } from 'drizzle-orm'
import { MAX_STUCK_COUNTED } from '~/models/trade/constants'
import { STUCK, type Stuck } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { agreements, db, envelopes, orderItems, orders, selectRows, vehicles } from '~/server/db/client.server'
import { ordersWithUndelivered } from '~/server/delivery/undelivered.server'

/** Whether an order is stuck in this way. */
export function isStuck(stuck: Stuck): SQL {
  return sql`${orders.id} = any(array(${ORDERS[stuck]()}))`
}

/** How many orders are stuck in each way, at most one more than is worth counting. One query. */
export async function countStuck(): Promise<Record<Stuck, number>> {
  const counts = STUCK.map(
    ({ value }) => sql`select ${value} as stuck, (
      select count(*)::int from (select distinct id from (${ORDERS[value]()}) as found(id) limit ${MAX_STUCK_COUNTED + 1}) as counted
    ) as count`,
  )
  const rows = await selectRows<{ stuck: Stuck; count: number }>(db(), sql.join(counts, sql` union all `))
  const countOf = (stuck: Stuck) => rows.find((row) => row.stuck === stuck)?.count ?? 0
  return {
    unsigned: countOf('unsigned'),
    docusign: countOf('docusign'),
    documents: countOf('documents'),
    mail: countOf('mail'),
    overdue: countOf('overdue'),
  }
}

/** In which ways each of these orders is stuck. One query. */
export async function stuckReasons(orderIds: readonly number[]): Promise<{ orderId: number; stuck: Stuck }[]> {
  if (orderIds.length === 0) return []
  const ways = STUCK.map(
    ({ value }) => sql`select distinct ${value} as stuck, id as "orderId" from (${ORDERS[value]()}) as found(id)
      where ${inArray(sql`id`, [...orderIds])}`,
  )
  return selectRows(db(), sql.join(ways, sql` union all `))
}

/** The ids of orders that are stuck, some of them several times. */
const ORDERS: Record<Stuck, () => SQL> = {
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
  // candidates first, or the planner scans every item
  overdue: () => sql`select ${orderItems.orderId} from ${orderItems}
    join ${vehicles} on ${vehicles.id} = ${orderItems.vehicleId}
    where ${orderItems.id} = any(array(
      select ${orderItems.id} from ${orderItems} where ${orderItems.status} = 'confirmed'
        and ${orderItems.bookedTo} <= ${now().toISOString()}::timestamptz::date + 1
    )) and ${orderItems.bookedTo} < (${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`,
}
