import { providerPaths } from '~/models/trade/paths/provider'
import type { Side } from '~/models/trade/vocabulary/deals'

/** Filter of the staff's inquiries. `tab`: whose answer they wait for; `after`: the last one of the previous page. */
export type DeskInquiriesChoice = { search: string; tab: Side; after: string | null }

/** Less than a day is left to answer, as counted on the Today page of the staff. */
export function isLastDay(millisecondsLeft: number): boolean {
  return millisecondsLeft < 24 * 3_600_000
}

/** Address of the page with another choice, starting at its first inquiry. */
export function deskInquiriesAddress(choice: DeskInquiriesChoice, other: Partial<DeskInquiriesChoice> = {}) {
  const { search, tab, after } = { ...choice, after: null, ...other }
  return providerPaths.inquiries({ search: search || undefined, tab, after: after ?? undefined })
}

/** A tab for each side, with counts; the search is kept. */
export function deskInquiryTabs(choice: DeskInquiriesChoice, counts: Record<Side, number>) {
  return TABS.map(({ tab, label }) => ({
    label,
    to: deskInquiriesAddress(choice, { tab }),
    isCurrent: tab === choice.tab,
    count: counts[tab],
  }))
}

const TABS = [
  { tab: 'owner', label: 'Waiting for the owner' },
  { tab: 'renter', label: 'Waiting for the crew' },
] as const
