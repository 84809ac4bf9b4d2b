import { sql } from 'drizzle-orm'
import { chooseMatches, MATCH_TIMES, type SearchWithMatches } from '~/models/search/new-matches'
import { readSavedSearch } from '~/models/search/saved-search-form'
import type { Day } from '~/models/trade/days/day'
import { HOME_ZONE, instantIn, todayIn } from '~/models/trade/days/zones'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { attempt, mailedMatches, transact } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { type FoundMatch, findMatches } from './find-matches.server'
import { mailMatches } from './matches-email.server'
import { claimMorning, type DueSearch, recordRun, searchesDue, stillOn } from './searches-due.server'

const FAILED = 'New matches of saved searches were not emailed.'

/**
 * Emails every account the new matches of its saved searches: at most one email a day, with any number of processes,
 * and each vehicle once, unless it has become cheaper than in the last email that listed it. The email and the list of
 * sent matches are written in one transaction; a failure is logged and retried in the next run of the morning.
 */
export async function sendMatches(server: ServerAsker, shouldContinue = () => true): Promise<void> {
  const day = todayIn(HOME_ZONE, now())
  if (!isMorning(day)) return
  let due = await searchesDue(day, null)
  while (due.length > 0 && shouldContinue()) {
    const batch = due
    await attempt(FAILED, () => runSearches(server, batch, day))
    due = await searchesDue(day, batch.at(-1)?.accountId ?? null)
  }
}

function isMorning(day: Day): boolean {
  const at = (time: string) => instantIn(`${day}T${time}:00`, HOME_ZONE)
  return now() >= at(MATCH_TIMES.from) && now() < at(MATCH_TIMES.until)
}

type Found = ReadonlyMap<string, SearchWithMatches<FoundMatch>>

async function runSearches(server: ServerAsker, batch: readonly DueSearch[], day: Day): Promise<Outcome> {
  const found = await findMatches(batch, day)
  const withMatches = new Set(batch.filter(({ id }) => found.has(id)).map(({ accountId }) => accountId))
  await attempt(FAILED, () =>
    passMorning(
      batch.filter(({ accountId }) => !withMatches.has(accountId)),
      day,
    ),
  )
  for (const accountId of withMatches) {
    const own = batch.filter((search) => search.accountId === accountId)
    await attempt(FAILED, () => sendToAccount(server, own, found, day))
  }
  return { ok: true }
}

/** Marks the day as done for accounts without new matches. */
function passMorning(searches: readonly DueSearch[], day: Day): Promise<Outcome> {
  return transact(FAILED, async (tx) => {
    const claimed = await claimMorning(tx, new Set(searches.map(({ accountId }) => accountId)), day)
    const own = searches.filter(({ accountId }) => claimed.has(accountId))
    await recordRun(tx, own, { mailed: false })
    return { ok: true }
  })
}

function sendToAccount(server: ServerAsker, searches: readonly DueSearch[], found: Found, day: Day): Promise<Outcome> {
  return transact(FAILED, async (tx) => {
    const [reader] = searches
    if (!reader) return { ok: true }
    const { accountId } = reader
    const claimed = await claimMorning(tx, new Set([accountId]), day)
    if (!claimed.has(accountId)) return { ok: true }
    const current = await stillOn(tx, searches)
    const chosen = new Map(
      chooseMatches(current.flatMap(({ id }) => found.get(id) ?? [])).map((section) => [section.searchId, section]),
    )
    const sections = current.flatMap((search) => {
      const section = chosen.get(search.id)
      return section ? [{ ...section, query: readSavedSearch(search, day) }] : []
    })
    await recordRun(
      tx,
      current.filter(({ id }) => chosen.has(id)),
      { mailed: true },
    )
    await recordRun(
      tx,
      current.filter(({ id }) => !found.has(id)),
      { mailed: false },
    )
    const matches = sections.flatMap(({ matches }) => matches)
    if (matches.length === 0) return { ok: true }
    await tx
      .insert(mailedMatches)
      .values(matches.map(({ vehicleId, dayPrice }) => ({ accountId, vehicleId, dayPrice })))
      .onConflictDoUpdate({
        target: [mailedMatches.accountId, mailedMatches.vehicleId],
        set: { dayPrice: sql`excluded.day_price` },
      })
    await mailMatches(tx, { reader: { ...reader, id: accountId }, day, sections, origin: server.origin })
    return { ok: true }
  })
}
