import type { SearchPage, VehicleCard } from '~/models/search/search-page'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/days'
import type { Account } from '~/server/session/asker.server'
import { searchPage } from '~/services/search/search-page.server'
import { findLastList } from './find-last-list.server'
import { findListPlaces } from './find-list-places.server'

/** What a search finds, so many pages in one, with where the crew has each vehicle, and the list they added to last. */
export async function searchWithPlaces(asker: Account, query: SearchQuery, today: Day, pages = 1): Promise<SearchPage> {
  const [found, last] = await Promise.all([searchPage(asker, query, today, pages), findLastList(asker)])
  const ids = [...found.cards, ...found.near].map(({ id }) => id)
  const places = await findListPlaces(asker, ids, last?.id ?? null)
  const placed = (card: VehicleCard) => ({ ...card, place: places.get(card.id) ?? null })
  return { ...found, cards: found.cards.map(placed), near: found.near.map(placed), last }
}
