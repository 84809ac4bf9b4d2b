import MiniSearch from 'minisearch'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import type { FleetVehicle } from './fleet'
import { inOrderOf, passesFilters } from './reference'

const FIELDS = ['year', 'era', 'make', 'model', 'bodyType', 'color']

/**
 * The same search with MiniSearch: same fields, filters, sort and page. Fuzzy matching only runs if the words as typed
 * find nothing, which is MiniSearch's fastest way to do what the product does.
 */
export function miniSearchOver(fleet: FleetVehicle[]) {
  const index = new MiniSearch<{ id: number }>({ fields: FIELDS, storeFields: [] })
  index.addAll(fleet.map((vehicle, id) => ({ ...vehicle, id })))
  return (query: SearchQuery): FleetVehicle[] => {
    const find = (text: string | typeof MiniSearch.wildcard, fuzzy: number) =>
      index.search(text, {
        combineWith: 'AND',
        prefix: (word) => word.length > 1,
        fuzzy,
        filter: ({ id }) => {
          const vehicle = fleet[id]
          return vehicle !== undefined && passesFilters(vehicle, query)
        },
      })
    const typed = find(query.text || MiniSearch.wildcard, 0)
    const found = typed.length === 0 && query.text ? find(query.text, 0.25) : typed
    return found
      .flatMap(({ id }) => fleet[id] ?? [])
      .sort(inOrderOf(query.sort))
      .slice(0, SEARCH_PAGE_SIZE)
  }
}
