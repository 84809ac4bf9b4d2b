import { sql } from 'drizzle-orm'
import { yearOf } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { invoiceCounters } from '~/server/db/schema'

/**
 * The next number of this year. Whoever else wants one waits until this transaction ends, and gets the same where it
 * fails: that is why numbers have no gaps.
 */
export async function nextNumber(tx: Tx): Promise<{ year: number; number: number }> {
  const year = yearOf(todayIn(HOME_ZONE, now()))
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` } })
    .returning({ number: invoiceCounters.lastNumber })
  if (!counter) throw new Error('No number was counted.')
  return { year, number: counter.number }
}
