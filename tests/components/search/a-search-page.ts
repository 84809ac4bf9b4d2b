import type { SearchPage, VehicleCard } from '~/models/search/search-page'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'

/** A vehicle among the results, without photos. */
export const card = (number: number): VehicleCard => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `1957 Chevrolet Bel Air ${number}`,
  town: 'Decatur, GA',
  price: '$450',
  distance: null,
  forDays: null,
  photoIds: [],
  favorite: { isSet: false },
  isGone: false,
  place: null,
})

/** The page of a search with two results. */
export function aPage(part: Partial<SearchPage> = {}, query: Partial<SearchQuery> = {}): SearchPage {
  return {
    query: { ...EVERYTHING, ...query },
    today: '2026-11-20',
    lastDay: '2028-11-20',
    cards: [card(1), card(2)],
    moreTo: null,
    total: 2,
    corrections: [],
    choices: {
      makes: { first: ['Cadillac', 'Chevrolet', 'Dodge', 'Ford', 'Toyota'], others: ['AMC', 'Checker'] },
      kinds: [
        { value: 'police', label: 'Police', vehicles: 24 },
        { value: 'taxi', label: 'Taxi', vehicles: 1600 },
      ],
      decades: [{ value: '1950s', label: '1950s', vehicles: 30 }],
    },
    near: null,
    refusedPlace: null,
    pages: 1,
    map: null,
    last: null,
    mayAdd: true,
    maySearch: true,
    isSaved: null,
    ...part,
  }
}
