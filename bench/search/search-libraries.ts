import { create, insertMultiple, search } from '@orama/orama'
import MiniSearch from 'minisearch'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import type { FleetVehicle } from './fleet'
import { inOrderOf, passesFilters } from './reference'

const FIELDS = ['year', 'era', 'make', 'model', 'bodyType', 'color'] as const

/** A search in the memory of this process, with the fields, filters, sort and page of the product's. */
export type LibrarySearch = (query: SearchQuery) => FleetVehicle[] | Promise<FleetVehicle[]>

/**
 * The same search with MiniSearch. Fuzzy matching only runs if the words as typed find nothing, which is MiniSearch's
 * fastest way to do what the product does.
 */
export function miniSearchOver(fleet: FleetVehicle[]): LibrarySearch {
  const index = new MiniSearch<{ id: number }>({ fields: [...FIELDS], storeFields: [] })
  index.addAll(fleet.map((vehicle, id) => ({ ...vehicle, id })))
  return (query) => {
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
    return firstPage(
      query,
      found.flatMap(({ id }) => fleet[id] ?? []),
    )
  }
}

/**
 * The same search with Orama, whose filters do not support date ranges: booked vehicles are removed from its results.
 */
export function oramaOver(fleet: FleetVehicle[]): LibrarySearch {
  const index = create({ schema: ORAMA_SCHEMA })
  insertMultiple(
    index,
    fleet.map(({ year, era, make, model, bodyType, color, market, dayPrice }, id) => ({
      id: String(id),
      ...{ year: String(year), era, make, model, bodyType, color },
      ...{ makeIs: make, bodyIs: bodyType, colorIs: color, marketIs: market, yearIs: year, priceIs: dayPrice },
    })),
  )
  return async (query) => {
    const find = async (tolerance: number) => {
      const { hits } = await search(index, {
        term: query.text,
        properties: [...FIELDS],
        threshold: 0,
        tolerance,
        where: oramaFilters(query),
        limit: fleet.length,
      })
      return hits.flatMap(({ id }) => fleet[Number(id)] ?? [])
    }
    const typed = await find(0)
    const found = typed.length === 0 && query.text ? await find(1) : typed
    return firstPage(
      query,
      found.filter((vehicle) => passesFilters(vehicle, query)),
    )
  }
}

const ORAMA_SCHEMA = {
  year: 'string',
  era: 'string',
  make: 'string',
  model: 'string',
  bodyType: 'string',
  color: 'string',
  makeIs: 'enum',
  bodyIs: 'enum',
  colorIs: 'enum',
  marketIs: 'enum',
  yearIs: 'number',
  priceIs: 'number',
} as const

const oramaFilters = ({ makes, bodyTypes, colors, city, yearFrom, yearTo, priceFrom, priceTo }: SearchQuery) => ({
  ...(makes.length > 0 && { makeIs: { in: [...makes] } }),
  ...(bodyTypes.length > 0 && { bodyIs: { in: [...bodyTypes] } }),
  ...(colors.length > 0 && { colorIs: { in: [...colors] } }),
  ...(city && { marketIs: { eq: city } }),
  yearIs: { between: [yearFrom ?? 0, yearTo ?? 9999] satisfies [number, number] },
  priceIs: { between: [(priceFrom ?? 0) * 100, (priceTo ?? 999_999) * 100] satisfies [number, number] },
})

const firstPage = ({ sort }: SearchQuery, found: FleetVehicle[]) =>
  found.sort(inOrderOf(sort)).slice(0, SEARCH_PAGE_SIZE)
