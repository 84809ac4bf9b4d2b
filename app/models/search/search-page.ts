import type { LastList, Place } from '~/models/fleet/place'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/days'

/** A vehicle as a search shows it, its words ready to read. */
export type VehicleCard = {
  id: string
  title: string
  /** 'Decatur, GA' */
  town: string
  /** '$450', for one day. */
  price: string
  /** '$1,900 for 5 days', where days were asked for. */
  forDays: string | null
  photoId: string | null
  /** Where the crew has it already. */
  place: Place | null
}

/** One page of a search with all its screen says. */
export type SearchPage = {
  query: SearchQuery
  /** How many pages are in this one: those loaded before the renter left the page and came back. */
  pages: number
  today: Day
  /** The last one that can be asked for. */
  lastDay: Day
  cards: VehicleCard[]
  /** The address of the next page; null on the last one. */
  moreTo: string | null
  total: number | 'many'
  /** Words that no vehicle has, and the ones searched for instead. */
  corrections: { typed: string; meant: string }[]
  makes: MakeChoices
  /** Vehicles close to the search, when nothing fits it. */
  near: VehicleCard[]
  /** The list that the renter added to last. */
  last: LastList | null
  /** The renter's last search, shown without a query. */
  isLastSearch?: boolean
}

/** The makes there are: the five that most vehicles have, then the others, both by name. */
export type MakeChoices = { first: string[]; others: string[] }

/** '64 vehicles', '1 vehicle', 'Many vehicles'. */
export function vehicleCount(total: number | 'many'): string {
  if (total === 'many') return 'Many vehicles'
  return total === 1 ? '1 vehicle' : `${total.toLocaleString('en-US')} vehicles`
}
