import { isNotNull } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'

/** As if the two minutes had passed for which a process that dies keeps the mail it was delivering. */
export async function letLeasesRunOut() {
  await db()
    .update(outbox)
    .set({ leasedUntil: new Date(0) })
    .where(isNotNull(outbox.leasedUntil))
}
