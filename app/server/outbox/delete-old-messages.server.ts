import { and, isNotNull, lt, ne } from 'drizzle-orm'
import { MESSAGE_RETENTION_DAYS } from '~/models/trade/constants'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { outbox } from '../db/schema'

const RETENTION_MS = MESSAGE_RETENTION_DAYS * 86_400_000

/** Forgets the texts that outlived their letter: of what was given up, and in the demonstration of everything. */
export async function deleteOldMessages(): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS)
  await db()
    .update(outbox)
    .set({ sealed: null })
    .where(and(ne(outbox.status, 'waiting'), isNotNull(outbox.sealed), lt(outbox.createdAt, before)))
}
