import { and, eq, isNotNull, max, ne } from 'drizzle-orm'
import type { Cover } from '~/models/orders/papers/cover-warning'
import { db } from '~/server/db/client.server'
import { orderItems, papers } from '~/server/db/schema'

/** How far the certificate of an item's order covers it; null where none is in, or none says until when. */
export async function findCover({ id, order }: { id: string; order: { id: number } }): Promise<Cover | null> {
  const [coi] = await db()
    .select({ expiresOn: papers.expiresOn, othersLast: max(orderItems.bookedTo) })
    .from(papers)
    .leftJoin(
      orderItems,
      and(eq(orderItems.orderId, papers.orderId), eq(orderItems.status, 'confirmed'), ne(orderItems.id, id)),
    )
    .where(
      and(
        eq(papers.orderId, order.id),
        eq(papers.kind, 'coi'),
        eq(papers.status, 'current'),
        isNotNull(papers.expiresOn),
      ),
    )
    .groupBy(papers.id)
  return coi?.expiresOn ? { expiresOn: coi.expiresOn, othersLast: coi.othersLast } : null
}
