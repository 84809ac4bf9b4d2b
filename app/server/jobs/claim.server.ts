import { eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { now } from '~/server/clock.server'

/** A table as a work queue: several processes claim rows, and each row is processed by one of them at a time. */
type QueueTable = PgTable & { attempts: PgColumn; nextAttemptAt: PgColumn; leasedUntil: PgColumn }

type Claim = {
  id: PgColumn
  /** Condition for rows that still have work to do. */
  isOpen: SQL
  /** Order of rows that are due at the same time. */
  thenBy?: PgColumn
  limit: number
  leaseMs: number
}

/**
 * Claims due rows with a lease, longest due first, and counts the attempt: `set` and `where` of one UPDATE. SKIP LOCKED
 * lets several processes claim at once; the lease outlives the statement and expires if the process dies.
 */
export function claimRows(table: QueueTable, { id, isOpen, thenBy, limit, leaseMs }: Claim) {
  const at = now()
  const order = thenBy ? sql`${table.nextAttemptAt}, ${thenBy}` : table.nextAttemptAt
  const due = sql`(
    select ${id} from ${table} where ${isOpen} and ${lte(table.nextAttemptAt, at)} and ${isUnclaimed(table, at)}
    order by ${order} limit ${limit} for update skip locked)`
  return {
    set: { leasedUntil: new Date(at.getTime() + leaseMs), attempts: sql`${table.attempts} + 1` },
    // as an array, because a join may read the selection again and claim more rows than the limit
    where: sql`${id} = any(array${due})`,
  }
}

/** Whether no process has a lease on a row. */
export const isUnclaimed = ({ leasedUntil }: Pick<QueueTable, 'leasedUntil'>, at = now()) =>
  or(isNull(leasedUntil), lte(leasedUntil, at))

/** Whether the lease is still the one of this claim: once it has expired, another process may have claimed the row. */
export const isLeasedBy = ({ leasedUntil }: Pick<QueueTable, 'leasedUntil'>, claimed: { leasedUntil: Date | null }) =>
  claimed.leasedUntil ? eq(leasedUntil, claimed.leasedUntil) : isNull(leasedUntil)
