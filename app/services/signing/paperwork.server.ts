import { and, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm'
import type { Paperwork } from '~/models/trade/due/booking-due'
import type { AgreementStatus } from '~/models/trade/vocabulary/documents'
import { agreements, db, orderItems, orders } from '~/server/db/client.server'

/** The status of the order's current agreement. The query has to join `orders`. */
export const currentAgreement: SQL<AgreementStatus | null> = sql<AgreementStatus | null>`(
  select ${agreements.status} from ${agreements}
  where ${agreements.orderId} = ${orders.id} and ${agreements.status} <> 'replaced')`

/** What is missing for these orders before their pickup, without orders that are over. One query for any number. */
export async function allPaperwork(orderIds: readonly number[]): Promise<Map<number, Paperwork>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db()
    .select({
      id: orders.id,
      agreement: currentAgreement,
      documentsAt: orders.documentsAt,
      from: min(orderItems.bookedFrom),
      to: max(orderItems.bookedTo),
    })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.status, 'confirmed')))
    .where(inArray(orders.id, [...orderIds]))
    .groupBy(orders.id)
  return new Map(
    rows.flatMap(({ id, agreement, documentsAt, from, to }) =>
      from && to ? [[id, { agreement, hasDocuments: documentsAt !== null, orderDays: { from, to } }]] : [],
    ),
  )
}
