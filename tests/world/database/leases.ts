import { isNotNull } from 'drizzle-orm'
import { db, outbox } from '~/server/db/client.server'

/** As if the two minutes had passed for which a process that dies keeps the mail it was delivering. */
export async function letLeasesRunOut() {
  await db()
    .update(outbox)
    .set({ leasedUntil: new Date(0) })
    .where(isNotNull(outbox.leasedUntil))
}
