import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { priceForDays } from '~/models/fleet/free-days'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { nearSearches } from '~/models/search/near-searches'
import {
  distanceText,
  type MakeChoices,
  type NearSearch,
  type SearchPage,
  type VehicleCard,
} from '~/models/search/search-page'
import { type SearchQuery, searchPath, withoutPlace } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { formatPrice } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import { type Db, db, searchTerms } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { findCircle } from './find-circle.server'
import { shorterTexts } from './search-terms.server'
import { type FoundVehicle, searchVehicles } from './search-vehicles.server'

/**
 * The first `pages` pages of a search, and the results of the nearest search if there are none. `lists` adds which lists
 * the vehicles are on.
 */
export async function searchPage(asker: Account, asked: SearchQuery, today: Day, pages = 1): Promise<FoundPage> {
  requireArea(asker, 'search')
  const { circle, problem } = await findCircle(asked)
  const query = problem ? withoutPlace(asked) : asked
  const { vehicles, next, total, corrections } = await searchVehicles(query, pages, circle)
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
    refusedPlace: problem ? { typed: asked.near, problem } : null,
    near: total === 0 ? await findNear(query) : null,
  }
}

type FoundPage = Omit<SearchPage, 'last'>

/** The nearest search that finds something. */
async function findNear(query: SearchQuery): Promise<NearSearch | null> {
  for (const near of nearSearches(query, await shorterTexts(query.text))) {
    const { circle } = await findCircle(near)
    const { vehicles, total } = await searchVehicles(near, 1, circle)
    if (vehicles.length > 0) return { query: near, cards: cardsOf(vehicles, near), total }
  }
  return null
}

/** A similar search without days may find vehicles that are not free on them, so cards show no price for the days. */
function cardsOf(vehicles: FoundVehicle[], query: SearchQuery): VehicleCard[] {
  const { booking } = query
  return vehicles.map(({ id, photoId, dayPrice, miles, ...vehicle }) => ({
    id,
    title: vehicleTitle(vehicle),
    town: vehicleTown(vehicle),
    distance: miles === null ? null : distanceText(miles, query),
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
