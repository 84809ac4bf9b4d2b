import { statusTabs } from '~/models/owner/status-tabs'
import { providerPaths } from '~/models/trade/paths/provider'
import { ACCOUNT_STATUSES, type AccountStatus } from '~/models/trade/vocabulary/accounts'
import type { Tone } from '~/models/trade/vocabulary/option'

/** Filter of the staff's owners. `after`: the email address of the last owner on the previous page. */
export type DeskOwnersChoice = {
  search: string
  status?: AccountStatus | undefined
  after?: string | undefined
}

export const OWNER_BADGES: Record<AccountStatus, { label: string; tone: Tone }> = {
  invited: { label: 'Invited', tone: 'waiting' },
  active: { label: 'Active', tone: 'available' },
  closed: { label: 'Closed', tone: 'gone' },
}

/** Address of the page with another choice, starting at its first owner. */
export function deskOwnersAddress(choice: DeskOwnersChoice, other: Partial<DeskOwnersChoice> = {}) {
  const { search, status, after } = { ...choice, after: undefined, ...other }
  return providerPaths.owners({ search: search || undefined, status, after })
}

/** A tab for all owners and one for each status in use, with counts; the search is kept. */
export function deskOwnerTabs(choice: DeskOwnersChoice, counts: Partial<Record<AccountStatus, number>>) {
  const toOf = (status: AccountStatus | undefined) => deskOwnersAddress(choice, { status })
  return statusTabs({ statuses: ACCOUNT_STATUSES, badges: OWNER_BADGES, chosen: choice.status, counts, toOf })
}
