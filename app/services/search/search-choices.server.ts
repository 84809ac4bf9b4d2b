import { and, eq, gt, inArray } from 'drizzle-orm'
import type { CountedChoice, MakeChoices, SearchChoices } from '~/models/search/search-page'
import type { Option } from '~/models/trade/vocabulary/option'
import { DECADES } from '~/models/trade/vocabulary/search-filters'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { type Db, db, favorites, searchTerms, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

const CACHE_MS = 60_000

const cache = new WeakMap<Db, { until: number; choices: SearchChoices }>()

/**
 * Makes, kinds and decades of listed vehicles, cached for a minute: every search page needs them, and they rarely
 * change.
 */
export async function searchChoices(): Promise<SearchChoices> {
  const instant = now().getTime()
  const before = cache.get(db())
  if (before && instant <= before.until && instant >= before.until - CACHE_MS) return before.choices
  const choices = await selectChoices()
  cache.set(db(), { until: instant + CACHE_MS, choices })
  return choices
}

async function selectChoices(): Promise<SearchChoices> {
  const { kind, word, vehicles } = searchTerms
  const rows = await db()
    .select({ kind, word, count: vehicles })
    .from(searchTerms)
    .where(and(inArray(kind, ['make', 'kind', 'year']), gt(vehicles, 0)))
  return choicesOf(rows)
}

/** The same of the asker's favorites that are listed. */
export async function choicesOfFavorites({ id }: Account): Promise<SearchChoices> {
  const { make, year, kinds } = vehicles
  const rows = await db()
    .select({ make, year, kinds })
    .from(favorites)
    .innerJoin(vehicles, eq(vehicles.id, favorites.vehicleId))
    .where(and(eq(favorites.accountId, id), inArray(vehicles.listingStatus, ['listed', 'edit_requests'])))
  return choicesOf(
    rows.flatMap((vehicle) => [
      { kind: 'make', word: vehicle.make, count: 1 },
      { kind: 'year', word: String(vehicle.year), count: 1 },
      ...vehicle.kinds.map((word) => ({ kind: 'kind', word, count: 1 })),
    ]),
  )
}

type TermCount = { kind: string; word: string; count: number }

function choicesOf(terms: TermCount[]): SearchChoices {
  const counts = (of: string, nameOf = (word: string) => word) => {
    const found = new Map<string, number>()
    for (const { kind, word, count } of terms)
      if (kind === of) found.set(nameOf(word), (found.get(nameOf(word)) ?? 0) + count)
    return found
  }
  return {
    makes: makeChoices(counts('make')),
    kinds: counted(VEHICLE_KINDS, counts('kind')),
    decades: counted(
      DECADES,
      counts('year', (year) => `${year.slice(0, 3)}0s`),
    ),
  }
}

/** The options that some vehicle has, in the order of the vocabulary. */
function counted(options: readonly Option<string>[], counts: ReadonlyMap<string, number>): CountedChoice[] {
  return options.flatMap(({ value, label }) => {
    const vehicles = counts.get(value)
    return vehicles ? [{ value, label, vehicles }] : []
  })
}

const FIRST = 5

function makeChoices(counts: ReadonlyMap<string, number>): MakeChoices {
  const makes = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([make]) => make)
  return { first: makes.slice(0, FIRST).sort(byName), others: makes.slice(FIRST).sort(byName) }
}

const byName = new Intl.Collator('en').compare
