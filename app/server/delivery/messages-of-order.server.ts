import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { isUndelivered } from './undelivered.server'

/** More would be a list of its own. */
const MOST = 100

/** What was written to anybody about an order, the newest first, at most 100, with what became of it. */
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

/** The ids of the orders that letters which did not arrive are about, some of them several times. */
export function ordersWithUndelivered(): SQL {
  return sql`select ${outbox.orderId} from ${outbox} where ${and(sql`${outbox.orderId} is not null`, isUndelivered)}`
}
