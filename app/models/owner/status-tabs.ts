import type { ListingStatus } from '~/models/trade/vocabulary/listings'

/** Number of vehicles by status; missing if zero. */
export type StatusCounts = Partial<Record<ListingStatus, number>>

interface StatusTabs<Status extends string> {
  statuses: readonly Status[]
  badges: Readonly<Record<NoInfer<Status>, { label: string }>>
  chosen: NoInfer<Status> | undefined
  /** Missing if zero. */
  counts: Readonly<Record<string, number>>
  /** The address of a tab; without a status, of all rows. */
  toOf: (status: NoInfer<Status> | undefined) => string
}

/** A tab for all rows of a list and one for each status in use, with counts. */
export function statusTabs<Status extends string>(props: StatusTabs<Status>) {
  const { statuses, badges, chosen, counts, toOf } = props
  const shown = statuses.filter((status) => counts[status] || status === chosen)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (label: string, count: number, status?: Status) => ({
    label,
    count,
    to: toOf(status),
    isCurrent: status === chosen,
  })
  return [tab('All', all), ...shown.map((status) => tab(badges[status].label, counts[status] ?? 0, status))]
}
