import { sql } from 'drizzle-orm'
import { db, selectRows } from '~/server/db/client.server'

/**
 * One line for everything about negotiations that must never change: the terms of each inquiry, each offer, the outcome
 * of each closed inquiry, and each activity entry.
 */
export async function historyNow(): Promise<Set<string>> {
  const rows = await selectRows<{ line: string }>(
    db(),
    sql`select concat_ws(' ', 'terms', id, list_vehicle_id, vehicle_id, attempt, booked_from, booked_to, daily_cents,
        listed_cents, deadline_at, created_at) as line from inquiries
      union all select concat_ws(' ', 'offer', inquiry_id, round, made_by, account_id, amount_cents, created_at)
        from offers
      union all select concat_ws(' ', 'closed', id, status, closed_by, closed_at) from inquiries
        where status in ('declined', 'lapsed', 'withdrawn', 'ended')
      union all select concat_ws(' ', 'activity', id, kind, account_id, subject::text) from activity`,
  )
  return new Set(rows.map(({ line }) => line))
}

/** A sentence for each line that was changed or deleted since. */
export async function changedHistory(before: ReadonlySet<string>): Promise<string[]> {
  const after = await historyNow()
  return [...before].filter((line) => !after.has(line)).map((line) => `changed or deleted: ${line}`)
}
