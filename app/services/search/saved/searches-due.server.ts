import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { mayOpen } from '~/models/trade/access/permissions'
import type { Day } from '~/models/trade/days/day'
import { APPLICATION_ROLES } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { db, savedSearches, searchMornings, selectRows, type Tx } from '~/server/db/client.server'
import type { SearchToRun } from './find-matches.server'

/** A search to run with its account, and the time of the query by the clock of the database. */
export type DueSearch = SearchToRun & { email: string; firstName: string; askedAt: string }

/** The number of accounts whose searches are run together. */
const BATCH = 20

const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * The searches of the next accounts that were not run on this day: only of active accounts that may search, without
 * searches whose days have passed. `after`: the last account of the previous batch.
 */
export function searchesDue(day: Day, after: string | null): Promise<DueSearch[]> {
  const roles = APPLICATION_ROLES.filter((role) => mayOpen('search', role))
  const isDue = sql`search.has_mail and search.removed_at is null and coalesce(search.first_day >= ${day}::date, true)`
  return selectRows<DueSearch>(
    db(),
    sql`
    with reader as (
      select id, email, first_name from accounts
      where status = 'active' and role = any(${sql.param(roles)}::text[]) and id > ${after ?? NO_ID}
        and exists (select from saved_searches as search where account_id = accounts.id and ${isDue})
        and not exists (select from search_mornings where account_id = accounts.id and day >= ${day})
      order by id limit ${BATCH}
    )
    select search.id, reader.id as "accountId", search.query, search.first_day::text as "firstDay", reader.email,
      reader.first_name as "firstName", clock_timestamp()::text as "askedAt"
    from reader join saved_searches as search on search.account_id = reader.id and ${isDue}
    order by reader.id, search.created_at desc, search.id`,
  )
}

/** Claims the day for these accounts, and returns those that no other process has claimed. */
export async function claimMorning(tx: Tx, accountIds: ReadonlySet<string>, day: Day): Promise<Set<string>> {
  if (accountIds.size === 0) return new Set()
  const claimed = await tx
    .insert(searchMornings)
    .values([...accountIds].map((accountId) => ({ accountId, day })))
    .onConflictDoUpdate({ target: searchMornings.accountId, set: { day }, setWhere: lt(searchMornings.day, day) })
    .returning()
  return new Set(claimed.map(({ accountId }) => accountId))
}

/** Those of the searches that are still on, locked until the transaction ends. */
export async function stillOn(tx: Tx, searches: readonly DueSearch[]): Promise<DueSearch[]> {
  const isOn = and(inArray(savedSearches.id, idsOf(searches)), savedSearches.hasMail, isNull(savedSearches.removedAt))
  const rows = await tx.select({ id: savedSearches.id }).from(savedSearches).where(isOn).for('no key update')
  const on = new Set(rows.map(({ id }) => id))
  return searches.filter(({ id }) => on.has(id))
}

/** Events of transactions that are still open become visible later, with an earlier time. */
const MAX_TRANSACTION_TIME = '10 minutes'

/** The next run starts with the events after this time. */
export async function recordRun(tx: Tx, searches: readonly DueSearch[], { mailed }: { mailed: boolean }) {
  const [first] = searches
  if (!first) return
  const since = sql`greatest(matches_since, ${first.askedAt}::timestamptz - ${MAX_TRANSACTION_TIME}::interval)`
  await tx
    .update(savedSearches)
    .set({ matchesSince: since, ...(mailed && { mailedAt: now() }) })
    .where(inArray(savedSearches.id, idsOf(searches)))
}

const idsOf = (searches: readonly DueSearch[]) => searches.map(({ id }) => id)
