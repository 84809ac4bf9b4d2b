import { type AccessContext, can, mayOpen } from '~/models/trade/access/permissions'
import type { Booking, Day } from '~/models/trade/days/day'
import { searchPaths } from '~/models/trade/paths/search'
import type { DealStage } from './deal-stage'

interface Lost {
  stage: DealStage
  vehicleId: string
  /** The days of the latest inquiry. */
  booking: Booking | null
  today: Day
  access: AccessContext
}

const LOST: ReadonlySet<DealStage> = new Set(['declined', 'time_is_up', 'taken', 'taken_in_cart', 'gone'])

/** The page of vehicles similar to one that is not available, on its days unless they have begun; else null. */
export function similarPath({ stage, vehicleId, booking, today, access }: Lost) {
  if (!LOST.has(stage) || !can('addVehicles', access) || !mayOpen('search', access.applicationRole)) return null
  return searchPaths.similarVehicles(vehicleId, booking && booking.from >= today ? booking : null)
}
