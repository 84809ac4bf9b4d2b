import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { savedString } from '~/models/search/saved-search'
import { SAVED_SEARCH_MESSAGES } from '~/models/search/saved-search-messages'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { MAX_SAVED_SEARCH_LENGTH, MAX_SAVED_SEARCHES } from '~/models/trade/constants'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { SavedSearchActionKind } from '~/models/trade/vocabulary/search-filters'
import { now } from '~/server/clock.server'
import { accounts, savedSearches, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/**
 * Saves a search for the asker, with emails about its new matches. Idempotent: the same search is saved once, even with
 * its filters in another order or with another sort. A removed one is restored.
 */
export function saveSearch(asker: Account, search: SearchQuery): Promise<Outcome> {
  return transact(SAVED_SEARCH_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'search')
    const query = savedString(search)
    if (query === '') return refused('nothing-to-save', SAVED_SEARCH_MESSAGES.nothingToSave)
    if (query.length > MAX_SAVED_SEARCH_LENGTH) return refused('search-too-long', SAVED_SEARCH_MESSAGES.tooLong)
    await lockSearches(tx, asker)
    const same = await findSearch(tx, asker, eq(savedSearches.query, query))
    if (same) return same.removedAt ? restore(tx, asker, same.id) : { ok: true }
    if (await isFull(tx, asker)) return tooMany()
    const firstDay = search.booking?.from ?? null
    await tx.insert(savedSearches).values({ accountId: asker.id, query, firstDay, createdAt: now() })
    return { ok: true }
  })
}

/** Turns the emails of a saved search on or off, removes it, or restores it after its removal. Idempotent. */
export function changeSavedSearch(
  asker: Account,
  savedSearchId: string,
  kind: SavedSearchActionKind,
): Promise<Outcome> {
  return transact(SAVED_SEARCH_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'search')
    await lockSearches(tx, asker)
    const search = await findSearch(tx, asker, eq(savedSearches.id, savedSearchId))
    if (!search) throw notFound()
    const { id, hasMail, removedAt } = search
    if (kind === 'restoration') return removedAt ? restore(tx, asker, id) : { ok: true }
    const isDone = kind === 'removal' ? removedAt !== null : hasMail === (kind === 'mail-on')
    if (!isDone) await tx.update(savedSearches).set(CHANGES[kind]()).where(eq(savedSearches.id, id))
    return { ok: true }
  })
}

const CHANGES = {
  // events while the emails were off are not emailed later
  'mail-on': () => ({ hasMail: true, matchesSince: sql`now()` }),
  'mail-off': () => ({ hasMail: false }),
  removal: () => ({ removedAt: now() }),
}

/**
 * Unsubscribes an account from the emails of all its saved searches by the link in one, whose signature the caller has
 * checked. Idempotent.
 */
export function endMatchMail(accountId: string): Promise<Outcome> {
  return transact(SAVED_SEARCH_MESSAGES.failed, async (tx) => {
    await tx.update(savedSearches).set({ hasMail: false }).where(eq(savedSearches.accountId, accountId))
    return { ok: true }
  })
}

type Owner = Pick<Account, 'id'>

/** Serializes changes in two tabs, so that the limit holds. */
const lockSearches = (tx: Tx, { id }: Owner) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update')

async function findSearch(tx: Tx, { id }: Owner, isIt: SQL) {
  const [search] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.accountId, id), isIt))
  return search
}

async function restore(tx: Tx, owner: Owner, id: string): Promise<Outcome> {
  if (await isFull(tx, owner)) return tooMany()
  await tx.update(savedSearches).set({ removedAt: null }).where(eq(savedSearches.id, id))
  return { ok: true }
}

async function isFull(tx: Tx, { id }: Owner): Promise<boolean> {
  const saved = await tx.$count(savedSearches, and(eq(savedSearches.accountId, id), isNull(savedSearches.removedAt)))
  return saved >= MAX_SAVED_SEARCHES
}

const tooMany = () => refused('too-many-searches', SAVED_SEARCH_MESSAGES.tooMany)
