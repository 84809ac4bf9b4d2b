import { formatPrice } from '~/models/money'
import { nearSearches } from '~/models/near-searches'
import { paths } from '~/models/paths'
import { searchForm } from '~/models/search-form'
import type { SearchPage, VehicleCard } from '~/models/search-page'
import type { SearchQuery } from '~/models/search-query'
import { vehicleTitle } from '~/models/vehicle-title'
import { HOME_ZONE, todayIn } from '~/models/zones'
import { now } from '../clock.server'
import { parseQuery } from '../web/parse.server'
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
