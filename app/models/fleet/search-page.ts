import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/days'

/** Vehicles to a page of a search. */
export const SEARCH_PAGE_SIZE = 12

/** A vehicle as a search shows it, its words ready to read. */
export type VehicleCard = {
  id: string
  title: string
  /** 'Decatur, GA' */
  town: string
  /** '$450', for one day. */
  price: string
  photoId: string | null
}

/** One page of a search with all its screen says. */
export type SearchPage = {
  query: SearchQuery
  today: Day
  /** The last one that can be asked for. */
  lastDay: Day
  cards: VehicleCard[]
  /** The address of the next page; null on the last one. */
  moreTo: string | null
  total: number | 'many'
  /** Words nobody's vehicle has, and the ones looked for in their place. */
  corrections: { typed: string; meant: string }[]
  makes: MakeChoices
  /** Vehicles close to the search, when nothing fits it. */
  near: VehicleCard[]
  /** Nobody asked for it now: it is what the renter searched for last. */
  isLastSearch?: boolean
}

/** The makes there are: the five that most vehicles have, then the others, both by name. */
export type MakeChoices = { first: string[]; others: string[] }

/** '64 vehicles', '1 vehicle', 'Many vehicles'. */
export function vehicleCount(total: number | 'many'): string {
  if (total === 'many') return 'Many vehicles'
  return total === 1 ? '1 vehicle' : `${total.toLocaleString('en-US')} vehicles`
}
