import { Link } from '@remix-run/react'
import { SIGN_UP_BADGES } from '~/models/accounts/sign-up-requests'
import { providerPaths } from '~/models/trade/paths/provider'
import { SIGN_UP_STATUSES, type SignUpStatus } from '~/models/trade/vocabulary/accounts'
import type { SignUpRow as Row } from '~/services/provider/sign-ups-page.server'
import { EmptyState } from '../ui/feedback/empty-state'
import { Pager } from '../ui/navigation/pager'
import { Tabs } from '../ui/navigation/tabs'

interface SignUpListProps {
  tab: SignUpStatus
  rows: readonly Row[]
  /** How many wait for a decision. */
  open: number
  next: string | null
  /** The query of this page of the list, kept while a request is read. */
  search: string
}

/** One tab of the requests for an account. */
export function SignUpList({ tab, rows, open, next, search }: SignUpListProps) {
  const tabs = SIGN_UP_STATUSES.map((status) => ({
    label: SIGN_UP_BADGES[status].label,
    to: providerPaths.provider(status),
    isCurrent: status === tab,
    count: status === 'requested' ? open : undefined,
  }))
  return (
    <section aria-label="Account requests">
      <Tabs label="Show" tabs={tabs} />
      <div className="mt-5">
        {rows.length === 0 && <EmptyState title={NOTHING[tab].title} hint={NOTHING[tab].hint} />}
        {rows.length > 0 && (
          <ul className="sheet divide-y divide-base-300 overflow-hidden">
            {rows.map((row) => (
              <li key={row.id}>
                <SignUpRow row={row} search={search} />
              </li>
            ))}
          </ul>
        )}
        <Pager to={next && providerPaths.provider(tab, next)} label="Show more requests" />
      </div>
    </section>
  )
}

function SignUpRow({ row, search }: { row: Row; search: string }) {
  return (
    <Link
      to={providerPaths.signUpRequest(row.id) + search}
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-x-6 gap-y-1 px-5 py-4 hover:bg-base-200 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4.5rem]"
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{row.name}</span>
        <span className="block break-words text-sm text-quiet">{row.email}</span>
      </span>
      <span className="min-w-0 text-sm max-sm:order-last max-sm:col-span-2">
        <span className="block">{row.title}</span>
        {row.company && <span className="block break-words text-quiet">{row.company}</span>}
      </span>
      <span className="figure self-start text-right text-sm whitespace-nowrap text-quiet sm:self-center">
        {row.when}
      </span>
    </Link>
  )
}

const NOTHING: Record<SignUpStatus, { title: string; hint: string }> = {
  requested: { title: 'No open requests.', hint: 'New sign-ups show up here for your decision.' },
  approved: { title: 'No approved requests yet.', hint: 'Open a request to approve it.' },
  rejected: { title: 'No rejected requests.', hint: 'Rejected requests show up here with the reason.' },
}
