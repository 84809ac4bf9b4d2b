import type { LastList } from '~/models/fleet/place'
import type { Booking, Day } from '~/models/trade/days/day'
import type { VehicleCard } from './search-page'

/** The vehicles most similar to one, on the days when they are free. */
export type SimilarPage = {
  /** `facts`: what the cards are compared with. */
  vehicle: { id: string; title: string; facts: string; photoId: string | null }
  /** Null searches without days. */
  booking: Booking | null
  today: Day
  /** Last day that can be searched for. */
  lastDay: Day
  cards: VehicleCard[]
  /** The list that the renter last added a vehicle to. */
  last: LastList | null
  mayAdd: boolean
}
