import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { type StatusCounts, statusTabs } from '~/models/owner/status-tabs'
import type { Cents } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import { LISTING_STATUSES, type ListingStatus } from '~/models/trade/vocabulary/listings'

/** Filter of the staff's vehicles. `attention`: those to look at. `after`: the last vehicle of the previous page. */
export type DeskVehiclesChoice = {
  search: string
  status?: ListingStatus | 'attention' | undefined
  after: string | null
}

/** What a listing lacks, in a few words each; nothing for one that has ended. */
export function listingLacks(listing: { status: ListingStatus; dayPrice: Cents; hasPhotos: boolean }): string[] {
  if (listing.status === 'deactivated' || listing.status === 'deleted') return []
  return [listing.hasPhotos ? [] : 'No photos', listing.dayPrice > 0 ? [] : 'No price'].flat()
}

/** Address of the page with another choice, starting at its first vehicle. */
export function deskVehiclesAddress(choice: DeskVehiclesChoice, other: Partial<DeskVehiclesChoice> = {}) {
  const { search, status, after } = { ...choice, after: null, ...other }
  return providerPaths.vehicles({ search: search || undefined, status, after: after ?? undefined })
}

/**
 * A tab for all vehicles, one for those that need attention unless another tab shows the same ones, and one for each status in use, with counts; the
 * search is kept.
 */
export function deskVehicleTabs(choice: DeskVehiclesChoice, counts: StatusCounts, toCheck: number) {
  const toOf = (status: DeskVehiclesChoice['status']) => deskVehiclesAddress(choice, { status })
  const isAttention = choice.status === 'attention'
  const chosen = choice.status === 'attention' ? undefined : choice.status
  const tabs = statusTabs({ statuses: LISTING_STATUSES, badges: LISTING_BADGES, chosen, counts, toOf }).map((tab) =>
    isAttention ? { ...tab, isCurrent: false } : tab,
  )
  const isSame = [counts.draft, counts.edit_requests].includes(toCheck)
  if ((toCheck === 0 || isSame) && !isAttention) return tabs
  const attention = { label: 'Needs attention', count: toCheck, to: toOf('attention'), isCurrent: isAttention }
  return [...tabs.slice(0, 1), attention, ...tabs.slice(1)]
}
