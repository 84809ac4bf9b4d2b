import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { isUndelivered } from './undelivered.server'

/** More would need paging. */
const MOST = 100

/** Messages about an order with the state of their delivery, the newest first, at most 100. */
export async function messagesOfOrder(orderId: number) {
  return db()
    .select({
      id: outbox.id,
      kind: outbox.kind,
      recipient: outbox.recipient,
      subject: outbox.subject,
      status: outbox.status,
      failure: outbox.failure,
      isUndelivered: sql<boolean>`coalesce(${isUndelivered}, false)`,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(eq(outbox.orderId, orderId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MOST)
}

/** Subquery: ids of orders with undelivered messages, not distinct. */
export function ordersWithUndelivered(): SQL {
  return sql`select ${outbox.orderId} from ${outbox} where ${and(sql`${outbox.orderId} is not null`, isUndelivered)}`
}
