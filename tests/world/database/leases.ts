import { isNotNull } from 'drizzle-orm'
import { db, listingImports, outbox } from '~/server/db/client.server'

/** Expires the leases on messages and imports that a killed process was working on. */
export async function expireLeases() {
  await db()
    .update(outbox)
    .set({ leasedUntil: new Date(0) })
    .where(isNotNull(outbox.leasedUntil))
  await db()
    .update(listingImports)
    .set({ leasedUntil: new Date(0) })
    .where(isNotNull(listingImports.leasedUntil))
}
