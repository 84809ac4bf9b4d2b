import { nearSearches } from '~/models/fleet/near-searches'
import { searchForm } from '~/models/fleet/search-form'
import type { SearchPage, VehicleCard } from '~/models/fleet/search-page'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { formatPrice } from '~/models/trade/money'
import { paths } from '~/models/trade/paths'
import type { SearchQuery } from '~/models/trade/search-query'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/parse.server'
import { listMakes } from './list-makes.server'
import { type FoundVehicle, searchVehicles } from './search-vehicles.server'

/** The search that an address asks for. The caller has made sure that whoever asks may search. */
export async function loadSearch(asked: Pick<Request, 'url'>): Promise<SearchPage> {
  const today = todayIn(HOME_ZONE, now())
  const query = parseQuery(asked, searchForm(today))
  const { vehicles, next, total, corrections } = await searchVehicles(query)
  return {
    query,
    today,
    cards: vehicles.map(cardOf),
    moreTo: next && paths.searchResults({ ...query, after: next }),
    total,
    corrections,
    makes: await listMakes(),
    near: total === 0 ? await findNear(query) : [],
  }
}

const NEAR = 3

async function findNear(query: SearchQuery): Promise<VehicleCard[]> {
  for (const idea of nearSearches(query)) {
    const { vehicles } = await searchVehicles(idea)
    if (vehicles.length > 0) return vehicles.slice(0, NEAR).map(cardOf)
  }
  return []
}

function cardOf({ id, photoId, dayPrice, ...vehicle }: FoundVehicle): VehicleCard {
  return {
    id,
    title: vehicleTitle(vehicle),
    place: `${vehicle.town}, ${vehicle.state}`,
    price: formatPrice(dayPrice),
    photoId,
  }
}
