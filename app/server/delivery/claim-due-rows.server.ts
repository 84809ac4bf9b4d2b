import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { WHOLE_DELIVERY_MS } from '../mail/mailer.server'

type Row = typeof outbox.$inferSelect

/** A process that dies while delivering leaves its lease behind; after this the row is anybody's again. */
const LEASE_MS = 120_000
/** Well before so little is left of the lease that another process could begin while this one waits for an answer. */
const BEGUN_WITHIN_MS = Math.min(30_000, LEASE_MS - WHOLE_DELIVERY_MS)

/** How many rows are leased at once: few enough that the statement holds up nobody. */
export const CLAIM_BATCH = 25

/**
 * Leases what has been due for longest, at most BATCH rows in the order in which they are to go out, and counts the
 * attempt. SKIP LOCKED lets several processes claim at once; the lease outlives the claiming statement.
 */
export async function claimDueRows(): Promise<Row[]> {
  const at = now()
  const due = sql`(
    select id from ${outbox}
    where status = 'queued' and next_attempt_at <= ${at.toISOString()}
      and (leased_until is null or leased_until <= ${at.toISOString()})
    order by next_attempt_at, created_at limit ${CLAIM_BATCH} for update skip locked)`
  const rows = await db()
    .update(outbox)
    .set({ leasedUntil: new Date(at.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
  return rows.sort((one, other) => +one.nextAttemptAt - +other.nextAttemptAt || +one.createdAt - +other.createdAt)
}

/** Whether the delivery of a row that was claimed may still be begun. */
export const isLeaseFresh = ({ leasedUntil }: Row) =>
  leasedUntil !== null && leasedUntil.getTime() - now().getTime() >= LEASE_MS - BEGUN_WITHIN_MS

/** Only while the lease is still this process's own: otherwise another one is delivering the row by now. */
export async function updateLeased(row: Row, change: Partial<Row>) {
  await db()
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    .where(isStillOurs(row, [row]))
}

/** Rows of one batch whose delivery was not begun are anybody's again, as if nobody had claimed them. */
export async function releaseClaim(rows: readonly Row[]) {
  const [first] = rows
  if (!first) return
  await db()
    .update(outbox)
    .set({ leasedUntil: null, attempts: sql`${outbox.attempts} - 1` })
    .where(isStillOurs(first, rows))
}

const isStillOurs = ({ leasedUntil }: Row, rows: readonly Row[]) =>
  and(
    inArray(
      outbox.id,
      rows.map(({ id }) => id),
    ),
    leasedUntil ? eq(outbox.leasedUntil, leasedUntil) : undefined,
  )
