import { and, eq } from 'drizzle-orm'
import { coverUntil } from '~/models/orders/cover-warning'
import { db } from '~/server/db/client.server'
import { documents } from '~/server/db/schema'

/** How far the certificate of an order covers its rentals; null where none is in, or none says until when. */
export async function findCover(orderId: number) {
  const [coi] = await db()
    .select({ expiresOn: documents.expiresOn })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'coi'), eq(documents.status, 'current')))
  return coi?.expiresOn ? coverUntil(coi.expiresOn) : null
}
