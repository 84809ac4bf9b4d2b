import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { type StatusCounts, statusTabs } from '~/models/owner/status-tabs'
import { providerPaths } from '~/models/trade/paths/provider'
import { LISTING_STATUSES, type ListingStatus } from '~/models/trade/vocabulary/vehicles'

/** Filter of the staff's vehicles. `after`: the last vehicle of the previous page. */
export type DeskVehiclesChoice = {
  search: string
  status?: ListingStatus | undefined
  after: string | null
}

/** Address of the page with another choice, starting at its first vehicle. */
export function deskVehiclesAddress(choice: DeskVehiclesChoice, other: Partial<DeskVehiclesChoice> = {}) {
  const { search, status, after } = { ...choice, after: null, ...other }
  return providerPaths.vehicles({ search: search || undefined, status, after: after ?? undefined })
}

/** A tab for all vehicles and one for each status in use, with counts; the search is kept. */
export function deskVehicleTabs(choice: DeskVehiclesChoice, counts: StatusCounts) {
  const toOf = (status: ListingStatus | undefined) => deskVehiclesAddress(choice, { status })
  return statusTabs({ statuses: LISTING_STATUSES, badges: LISTING_BADGES, chosen: choice.status, counts, toOf })
}
