import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { MESSAGE_RETENTION_DAYS } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { db, type Tx } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { outbox } from '~/server/db/schema'
import { isUnclaimed } from '~/server/jobs/claim.server'
import { decryptMessage } from '../outbox/encrypted-message.server'
import type { MessageSecret } from '../outbox/write-outbox.server'

const NEWEST_FIRST = { table: outbox, key: outbox.createdAt, id: outbox.id, direction: 'desc' } as const
const RETENTION_MS = MESSAGE_RETENTION_DAYS * 86_400_000

/** As the index says it: what waits after a try that failed, and what was given up. */
export const isUndelivered = and(sql`attempts > 0 and status in ('waiting', 'given-up')`, isNotNull(outbox.lastError))

/** Letters that did not arrive, the newest first; `after` is the last one of the page before. */
export async function undeliveredMessages(after: string | null, size: number) {
  const rows = await db()
    .select()
    .from(outbox)
    .where(and(isUndelivered, afterKey(NEWEST_FIRST, after)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(size + 1)
  return pageOf(rows, size)
}

/** Letters given up that were written in the days for which a text is kept. */
export function countGivenUp(): Promise<number> {
  const since = new Date(now().getTime() - RETENTION_MS)
  return db().$count(outbox, and(isUndelivered, eq(outbox.status, 'given-up'), gt(outbox.createdAt, since)))
}

/** A letter, held until the transaction ends; `isDue` while it did not arrive and nobody is delivering it right now. */
export async function lockMessage(tx: Tx, id: string) {
  const [row] = await tx
    .select({ letter: outbox, isDue: sql<boolean>`${and(isUndelivered, isUnclaimed(outbox))}` })
    .from(outbox)
    .where(eq(outbox.id, id))
    .for('update')
  return row && { ...row.letter, isDue: row.isDue }
}

/** Lets a letter that can still be read be delivered from the beginning, under its old Message-ID; false where it cannot. */
export async function requeueMessage(tx: Tx, letter: typeof outbox.$inferSelect): Promise<boolean> {
  if (!decryptMessage(letter)) return false
  const begun = { attempts: 0, nextAttemptAt: now(), leasedUntil: null, failure: null, lastError: null }
  await tx
    .update(outbox)
    .set({ status: 'waiting', ...begun })
    .where(eq(outbox.id, letter.id))
  return true
}

/** Takes letters that still wait out of the way, because what they hold opens nothing any more: another is issued. */
export async function supersedeQueued(tx: Tx, { kind, of }: MessageSecret): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'replaced', sealed: null })
    .where(and(eq(outbox.secretKind, kind), eq(outbox.secretOf, of), eq(outbox.status, 'waiting'), isUnclaimed(outbox)))
}

/** Takes a letter out of the way, because another was written in its place. */
export async function supersedeMessage(tx: Tx, id: string): Promise<void> {
  await tx.update(outbox).set({ status: 'replaced', sealed: null, leasedUntil: null }).where(eq(outbox.id, id))
}
