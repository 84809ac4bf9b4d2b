import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { distanceText } from '~/models/search/distance-text'
import { nearSearches } from '~/models/search/near-searches'
import type { NearSearch, SearchPage, VehicleCard } from '~/models/search/search-page'
import { mayOpen } from '~/models/trade/access/permissions'
import { type SearchQuery, searchPath, withoutPlace } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { priceForDays } from '~/models/trade/days/price-for-days'
import { formatPrice } from '~/models/trade/money'
import { isGone } from '~/models/trade/vocabulary/listings'
import { mapSettings } from '~/server/map-settings.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { findFavorites } from './favorites.server'
import { findCircle } from './find-circle.server'
import { isSavedBy } from './is-saved.server'
import { choicesOfFavorites, searchChoices } from './search-choices.server'
import { shorterTexts } from './search-terms.server'
import { type FoundVehicle, searchVehicles } from './search-vehicles.server'

/**
 * The first `pages` pages of a search, with the results of the nearest search if there are none; or of the asker's
 * favorites, which are open to everyone. `lists` adds which lists the vehicles are on.
 */
export async function searchPage(asker: Account, requested: SearchQuery, today: Day, pages = 1): Promise<FoundPage> {
  const { isFavorites } = requested
  requireArea(asker, isFavorites ? 'vehicle' : 'search')
  const { circle, problem } = await findCircle(requested)
  const map = mapSettings()
  const query = { ...(problem ? withoutPlace(requested) : requested), isMapOpen: requested.isMapOpen && map !== null }
  const favoritesOf = isFavorites ? asker.id : undefined
  const { vehicles: found, next, total, corrections } = await searchVehicles({ ...query, favoritesOf }, pages, circle)
  const cards = cardsOf(found, query)
  const near = total === 0 && !isFavorites ? await findNear(query) : null
  const ids = [...cards, ...(near?.cards ?? [])].map(({ id }) => id)
  const favorite = await findFavorites(asker, ids)
  const marked = (card: VehicleCard) => ({ ...card, favorite: favorite(card.id) })
  return {
    query,
    pages,
    today,
    lastDay: lastBookableDay(today),
    cards: cards.map(marked),
    moreTo: next && searchPath({ ...query, after: next }),
    total,
    corrections,
    choices: isFavorites ? await choicesOfFavorites(asker) : await searchChoices(),
    refusedPlace: problem ? { typed: requested.near, problem } : null,
    near: near && { ...near, cards: near.cards.map(marked) },
    map,
    mayAdd: mayOpen('addToProject', asker.role),
    maySearch: mayOpen('search', asker.role),
    isSaved: await isSavedBy(asker, query),
  }
}

type FoundPage = Omit<SearchPage, 'last'>

/** The nearest search that finds something. */
async function findNear(query: SearchQuery): Promise<NearSearch | null> {
  for (const near of nearSearches(query, await shorterTexts(query.text))) {
    const { circle } = await findCircle(near)
    const { vehicles: found, total } = await searchVehicles(near, 1, circle)
    if (found.length > 0) return { query: near, cards: cardsOf(found, near), total }
  }
  return null
}

/** A similar search without days may find vehicles that are not free on them, so cards show no price for the days. */
function cardsOf(found: FoundVehicle[], query: SearchQuery): VehicleCard[] {
  const { booking, isMapOpen } = query
  return found.map(({ id, photoIds, dayPrice, latitude, longitude, miles, listingStatus, ...vehicle }) => ({
    id,
    title: vehicleTitle(vehicle),
    town: vehicleTown(vehicle),
    ...(isMapOpen && latitude !== null && { at: `${latitude},${longitude}` }),
    distance: miles === null ? null : distanceText(miles, query),
    price: formatPrice(dayPrice),
    forDays: booking && priceForDays(dayPrice, booking),
    // photos of drafts and deleted listings are not public
    photoIds: listingStatus === 'draft' || listingStatus === 'deleted' ? [] : photoIds,
    favorite: { isSet: false },
    isGone: isGone(listingStatus),
    place: null,
  }))
}
