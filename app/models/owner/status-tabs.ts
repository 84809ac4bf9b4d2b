import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'
import { LISTING_BADGES } from './listing-badges'

/** Number of vehicles by status; missing if zero. */
export type StatusCounts = Partial<Record<ListingStatus, number>>

interface StatusTabs<Status extends ListingStatus> {
  statuses: readonly Status[]
  chosen: Status | undefined
  counts: StatusCounts
  /** The address of a tab; without a status, of all vehicles. */
  toOf: (status: Status | undefined) => string
}

/** A tab for all vehicles and one for each status in use, with counts. */
export function statusTabs<Status extends ListingStatus>({ statuses, chosen, counts, toOf }: StatusTabs<Status>) {
  const shown = statuses.filter((status) => counts[status] || status === chosen)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (label: string, count: number, status?: Status) => ({
    label,
    count,
    to: toOf(status),
    isCurrent: status === chosen,
  })
  return [tab('All', all), ...shown.map((status) => tab(LISTING_BADGES[status].label, counts[status] ?? 0, status))]
}
