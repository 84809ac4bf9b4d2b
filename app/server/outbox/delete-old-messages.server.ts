import { and, isNotNull, lt, ne } from 'drizzle-orm'
import { MESSAGE_RETENTION_DAYS } from '~/models/trade/constants'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { outbox } from '../db/schema'

const RETENTION_MS = MESSAGE_RETENTION_DAYS * 86_400_000

/** Deletes the texts of old messages: of those given up, and in the demo of all. */
export async function deleteOldMessages(): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS)
  await db()
    .update(outbox)
    .set({ encrypted: null })
    .where(and(ne(outbox.status, 'queued'), isNotNull(outbox.encrypted), lt(outbox.createdAt, before)))
}
