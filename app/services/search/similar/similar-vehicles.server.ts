import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import type { SimilarPage } from '~/models/search/similar-page'
import { differences } from '~/models/search/similarity'
import { mayOpen } from '~/models/trade/access/permissions'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { priceForDays } from '~/models/trade/days/price-for-days'
import { formatPrice } from '~/models/trade/money'
import { labelOf } from '~/models/trade/vocabulary/option'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireVisibleVehicle, type VisibleVehicle } from '~/services/fleet/vehicle-page.server'
import { findFavorites } from '~/services/search/favorites.server'
import { findSimilar } from './find-similar.server'

/** The vehicles most similar to one that are free on the days, the most similar first. 404 as for its own page. */
export async function similarVehicles(
  asker: Account,
  vehicleId: string,
  booking: Booking | null,
  today: Day,
): Promise<Omit<SimilarPage, 'last'>> {
  requireArea(asker, 'search')
  const wanted = await requireVisibleVehicle(asker, vehicleId)
  const closest = await findSimilar(wanted, booking, SEARCH_PAGE_SIZE)
  const favorite = await findFavorites(
    asker,
    closest.map(({ id }) => id),
  )
  return {
    vehicle: {
      id: wanted.id,
      title: vehicleTitle(wanted),
      facts: factsOf(wanted),
      photoId: wanted.photos[0]?.id ?? null,
    },
    booking,
    today,
    lastDay: lastBookableDay(today),
    mayAdd: mayOpen('addToProject', asker.role),
    cards: closest.map((vehicle) => ({
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      town: vehicleTown(vehicle),
      distance: null,
      differences: differences(wanted, vehicle, vehicle.miles),
      price: formatPrice(vehicle.dayPrice),
      forDays: booking && priceForDays(vehicle.dayPrice, booking),
      photoIds: vehicle.photoId ? [vehicle.photoId] : [],
      favorite: favorite(vehicle.id),
      isGone: false,
      place: null,
    })),
  }
}

/** 'Sedan, teal, $380 a day, Burbank, CA' */
function factsOf(vehicle: VisibleVehicle): string {
  const color = labelOf(COLORS, vehicle.color).toLowerCase()
  return [vehicle.bodyType, color, `${formatPrice(vehicle.dayPrice)} a day`, vehicleTown(vehicle)].join(', ')
}
