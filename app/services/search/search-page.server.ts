import { priceForDays } from '~/models/fleet/days-asked'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { nearSearches } from '~/models/search/near-searches'
import type { SearchPage, VehicleCard } from '~/models/search/search-page'
import { type SearchQuery, searchPath } from '~/models/trade/addresses/search-query'
import { type Day, lastBookableDay } from '~/models/trade/days/days'
import { formatPrice } from '~/models/trade/money'
import { type Account, requireArea } from '~/server/session/asker.server'
import { allMakes } from './all-makes.server'
import { type FoundVehicle, searchVehicles } from './search-vehicles.server'

/**
 * So many pages of what a search finds; where it finds nothing, what is near it. Which lists they are on is added by
 * `lists`.
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
    near: total === 0 ? await findNear(query) : [],
  }
}

type FoundPage = Omit<SearchPage, 'last'>

const NEAR = 3

async function findNear(query: SearchQuery): Promise<VehicleCard[]> {
  for (const idea of nearSearches(query)) {
    const { vehicles } = await searchVehicles(idea)
    if (vehicles.length > 0) return cardsOf(vehicles.slice(0, NEAR), idea)
  }
  return []
}

/** Vehicles found by a search that left the days out may be taken on them: their cards name no price for these days. */
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
