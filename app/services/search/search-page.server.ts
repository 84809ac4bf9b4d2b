import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { priceForDays } from '~/models/fleet/free-days'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { nearSearches } from '~/models/search/near-searches'
import type { MakeChoices, NearSearch, SearchPage, VehicleCard } from '~/models/search/search-page'
import { type SearchQuery, searchPath } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { formatPrice } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import { type Db, db, searchTerms } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { shorterTexts } from './search-terms.server'
import { type FoundVehicle, searchVehicles } from './search-vehicles.server'

/**
 * The first `pages` pages of a search, and the results of the nearest search if there are none. `lists` adds which lists
 * the vehicles are on.
 */
export async function searchPage(asker: Account, query: SearchQuery, today: Day, pages = 1): Promise<FoundPage> {
  requireArea(asker, 'search')
  const { vehicles, next, total, corrections } = await searchVehicles(query, pages)
  return {
    query,
    pages,
    today,
    lastDay: lastBookableDay(today),
    cards: cardsOf(vehicles, query),
    moreTo: next && searchPath({ ...query, after: next }),
    total,
    corrections,
    makes: await allMakes(),
    near: total === 0 ? await findNear(query) : null,
  }
}

type FoundPage = Omit<SearchPage, 'last'>

/** The nearest search that finds something. */
async function findNear(query: SearchQuery): Promise<NearSearch | null> {
  for (const near of nearSearches(query, await shorterTexts(query.text))) {
    const { vehicles, total } = await searchVehicles(near)
    if (vehicles.length > 0) return { query: near, cards: cardsOf(vehicles, near), total }
  }
  return null
}

/** A similar search without days may find vehicles that are not free on them, so cards show no price for the days. */
function cardsOf(vehicles: FoundVehicle[], { booking }: SearchQuery): VehicleCard[] {
  return vehicles.map(({ id, photoId, dayPrice, ...vehicle }) => ({
    id,
    title: vehicleTitle(vehicle),
    town: vehicleTown(vehicle),
    price: formatPrice(dayPrice),
    forDays: booking && priceForDays(dayPrice, booking),
    photoId,
    place: null,
  }))
}

const FIRST = 5
const CACHE_MS = 60_000

const cache = new WeakMap<Db, { until: number; makes: MakeChoices }>()

/** The makes of listed vehicles, cached for a minute: every search page needs them and they rarely change. */
async function allMakes(): Promise<MakeChoices> {
  const instant = now().getTime()
  const before = cache.get(db())
  if (before && instant <= before.until && instant >= before.until - CACHE_MS) return before.makes
  const makes = await selectMakes()
  cache.set(db(), { until: instant + CACHE_MS, makes })
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
