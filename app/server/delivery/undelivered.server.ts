import { and, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { MESSAGE_RETENTION_DAYS } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { accounts, db, outbox, type Tx } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { isUnclaimed } from '~/server/jobs/claim.server'
import { decryptMessage } from '../outbox/encrypted-message.server'
import type { MessageSecret } from '../outbox/write-outbox.server'

const NEWEST_FIRST = { table: outbox, key: outbox.createdAt, id: outbox.id, direction: 'desc' } as const
const RETENTION_MS = MESSAGE_RETENTION_DAYS * 86_400_000

/** Same condition as in the partial index: waiting after a failed attempt, or given up. */
const isUndelivered = and(
  sql`${outbox.attempts} > 0 and ${outbox.status} in ('queued', 'failed')`,
  isNotNull(outbox.lastError),
)

/** Undelivered messages, the newest first; `after` is the last id of the previous page. */
export async function undeliveredMessages(after: string | null, size: number) {
  const rows = await db()
    .select()
    .from(outbox)
    .where(and(isUndelivered, afterKey(NEWEST_FIRST, after)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(size + 1)
  return pageOf(rows, size)
}

/** Messages given up within the retention period. */
export function countGivenUp(): Promise<number> {
  const since = new Date(now().getTime() - RETENTION_MS)
  return db().$count(outbox, and(isUndelivered, eq(outbox.status, 'failed'), gt(outbox.createdAt, since)))
}

/** Locks a message until the transaction ends. `isDue`: undelivered, and not being delivered right now. */
export async function lockMessage(tx: Tx, id: string) {
  const [row] = await tx
    .select({ message: outbox, isDue: sql<boolean>`${and(isUndelivered, isUnclaimed(outbox))}` })
    .from(outbox)
    .where(eq(outbox.id, id))
    .for('update')
  return row && { ...row.message, isDue: row.isDue }
}

/** Requeues a message under its old Message-ID; false if its text was deleted. */
export async function requeueMessage(tx: Tx, message: typeof outbox.$inferSelect): Promise<boolean> {
  if (!decryptMessage(message)) return false
  const fresh = { attempts: 0, nextAttemptAt: now(), leasedUntil: null, failure: null, lastError: null }
  await tx
    .update(outbox)
    .set({ status: 'queued', ...fresh })
    .where(eq(outbox.id, message.id))
  return true
}

/** Removes queued messages whose link or code is replaced by a new one. */
export async function supersedeQueued(tx: Tx, { kind, of }: MessageSecret): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'replaced', encrypted: null })
    .where(and(eq(outbox.secretKind, kind), eq(outbox.secretRef, of), eq(outbox.status, 'queued'), isUnclaimed(outbox)))
}

/** Removes a message that another one replaces. */
export async function supersedeMessage(tx: Tx, id: string): Promise<void> {
  await tx.update(outbox).set({ status: 'replaced', encrypted: null, leasedUntil: null }).where(eq(outbox.id, id))
}

/** More would need paging. */
const MAX_MESSAGES = 100

/**
 * Messages about an order, with the state of their delivery and the person who has an account with that address; the
 * newest first, at most 100.
 */
export async function messagesOfOrder(orderId: number) {
  return db()
    .select({
      id: outbox.id,
      kind: outbox.kind,
      secretKind: outbox.secretKind,
      recipient: outbox.recipient,
      person: { firstName: accounts.firstName, lastName: accounts.lastName },
      subject: outbox.subject,
      status: outbox.status,
      failure: outbox.failure,
      isUndelivered: sql<boolean>`coalesce(${isUndelivered}, false)`,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .leftJoin(accounts, eq(accounts.email, sql`${outbox.recipient}::citext`))
    .where(eq(outbox.orderId, orderId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MAX_MESSAGES)
}

/** Subquery: ids of orders with undelivered messages, not distinct. */
export function ordersWithUndelivered(): SQL {
  return sql`select ${outbox.orderId} from ${outbox} where ${and(sql`${outbox.orderId} is not null`, isUndelivered)}`
}
