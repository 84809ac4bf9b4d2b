import { and, eq } from 'drizzle-orm'
import { coverUntil } from '~/models/orders/cover-warning'
import { db } from '~/server/db/client.server'
import { papers } from '~/server/db/schema'

/** How far the certificate of an order covers its rentals; null where none is in, or none says until when. */
export async function findCover(orderId: number) {
  const [coi] = await db()
    .select({ expiresOn: papers.expiresOn })
    .from(papers)
    .where(and(eq(papers.orderId, orderId), eq(papers.kind, 'coi'), eq(papers.status, 'current')))
  return coi?.expiresOn ? coverUntil(coi.expiresOn) : null
}
