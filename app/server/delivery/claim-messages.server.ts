import { and, inArray, sql } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db, outbox } from '~/server/db/client.server'
import { claimRows, isLeasedBy } from '~/server/jobs/claim.server'
import { DELIVERY_TIMEOUT_MS } from '../mail/mailer.server'

type Row = typeof outbox.$inferSelect

const LEASE_MS = 120_000
/** A delivery that starts later could outlast the lease, and another process would send the message as well. */
const START_WITHIN_MS = Math.min(30_000, LEASE_MS - DELIVERY_TIMEOUT_MS)

export const CLAIM_BATCH = 25

/** Leases the messages that have been due longest, at most CLAIM_BATCH, in delivery order. */
export async function claimMessages(): Promise<Row[]> {
  const { set, where } = claimRows(outbox, {
    id: outbox.id,
    isOpen: sql`status = 'queued'`,
    thenBy: outbox.createdAt,
    limit: CLAIM_BATCH,
    leaseMs: LEASE_MS,
  })
  const rows = await db().update(outbox).set(set).where(where).returning()
  return rows.sort((one, other) => +one.nextAttemptAt - +other.nextAttemptAt || +one.createdAt - +other.createdAt)
}

/** Whether enough of the lease is left to start a delivery. */
export const isLeaseFresh = ({ leasedUntil }: Row) =>
  leasedUntil !== null && leasedUntil.getTime() - now().getTime() >= LEASE_MS - START_WITHIN_MS

/** Updates a claimed row and ends its lease, unless another process has claimed it since. */
export async function updateLeased(row: Row, change: Partial<Row>) {
  await db()
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    .where(areLeasedBy(row, [row]))
}

/** Releases rows of one batch whose delivery was not started; they count as not attempted. */
export async function releaseClaim(rows: readonly Row[]) {
  const [first] = rows
  if (!first) return
  await db()
    .update(outbox)
    .set({ leasedUntil: null, attempts: sql`${outbox.attempts} - 1` })
    .where(areLeasedBy(first, rows))
}

const areLeasedBy = (claim: Row, rows: readonly Row[]) => {
  const ids = rows.map(({ id }) => id)
  return and(inArray(outbox.id, ids), isLeasedBy(outbox, claim))
}
