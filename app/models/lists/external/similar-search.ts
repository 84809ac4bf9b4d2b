import { EVERYTHING, searchPath } from '~/models/trade/addresses/search-query'
import { MAX_SEARCH_LENGTH } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { SEARCH_COLORS } from '~/models/trade/vocabulary/vehicles'

type Vehicle = {
  title: string
  make: string
  model: string
  year: number | null
  color: string | null
  usingFrom: Day
  usingTo: Day
}

/** Vehicles of about the same age can replace each other. */
const YEARS = 2

/**
 * The search for marketplace vehicles like an external one that are free on its days of use; null once those have
 * begun, because they can no longer be booked. A vehicle without details is searched by its title.
 */
export function similarSearch(vehicle: Vehicle, today: Day): string | null {
  const { title, make, model, year, color, usingFrom, usingTo } = vehicle
  if (usingFrom < today) return null
  return searchPath({
    ...EVERYTHING,
    text: (make ? `${make} ${model}` : title).slice(0, MAX_SEARCH_LENGTH).trim(),
    booking: { from: usingFrom, to: usingTo },
    yearFrom: year && year - YEARS,
    yearTo: year && year + YEARS,
    colors: SEARCH_COLORS.map(({ value }) => value).filter((value) => value === color),
  })
}
