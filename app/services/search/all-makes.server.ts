import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { MakeChoices } from '~/models/search/search-page'
import { now } from '~/server/clock.server'
import { type Db, db } from '~/server/db/client.server'
import { searchTerms } from '~/server/db/schema'

const FIRST = 5
const KEPT_MS = 60_000

const kept = new WeakMap<Db, { until: number; makes: MakeChoices }>()

/** The makes of the vehicles a search shows, at most a minute old: every search page asks, and they hardly change. */
export async function allMakes(): Promise<MakeChoices> {
  const instant = now().getTime()
  const before = kept.get(db())
  if (before && instant <= before.until && instant >= before.until - KEPT_MS) return before.makes
  const makes = await selectMakes()
  kept.set(db(), { until: instant + KEPT_MS, makes })
  return makes
}

async function selectMakes(): Promise<MakeChoices> {
  const rows = await db()
    .select({ make: searchTerms.word })
    .from(searchTerms)
    .where(and(eq(searchTerms.kind, 'make'), gt(searchTerms.vehicles, 0)))
    .orderBy(desc(searchTerms.vehicles), asc(searchTerms.word))
  const makes = rows.map(({ make }) => make)
  return { first: makes.slice(0, FIRST).sort(byName), others: makes.slice(FIRST).sort(byName) }
}

const byName = new Intl.Collator('en').compare
