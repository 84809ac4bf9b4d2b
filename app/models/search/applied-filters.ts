import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { labelOf } from '~/models/trade/vocabulary/option'
import { SEARCH_COLORS } from '~/models/trade/vocabulary/vehicles'

/** A filter in force: what its chip says, and the search without it. */
export type AppliedFilter = { label: string; without: SearchQuery }

type Range = readonly [from: number | null, to: number | null]

/** The filters of the panel that are in force, in the panel's order. */
export function appliedFilters(search: SearchQuery): AppliedFilter[] {
  const query = { ...search, after: null }
  const chips: AppliedFilter[] = []
  const years = rangeLabel([query.yearFrom, query.yearTo], String)
  if (years) chips.push({ label: years, without: { ...query, yearFrom: null, yearTo: null } })
  for (const make of query.makes)
    chips.push({ label: make, without: { ...query, makes: query.makes.filter((other) => other !== make) } })
  for (const color of query.colors)
    chips.push({
      label: labelOf(SEARCH_COLORS, color),
      without: { ...query, colors: query.colors.filter((other) => other !== color) },
    })
  for (const body of query.bodyTypes)
    chips.push({ label: body, without: { ...query, bodyTypes: query.bodyTypes.filter((other) => other !== body) } })
  const prices = rangeLabel([query.priceFrom, query.priceTo], (dollars) => `$${dollars.toLocaleString('en-US')}`)
  if (prices) chips.push({ label: `${prices} / DAY`, without: { ...query, priceFrom: null, priceTo: null } })
  return chips
}

/** '1950 to 1959', 'From 1950', 'Up to 1959'; null where neither end is bound. */
export function rangeLabel([from, to]: Range, show: (bound: number) => string): string | null {
  if (from !== null && to !== null) return `${show(from)} to ${show(to)}`
  if (from !== null) return `From ${show(from)}`
  return to === null ? null : `Up to ${show(to)}`
}
