import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { Pager } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { TabSheet } from '~/components/ui/tabs'
import { INBOX_TABS, type InboxTab, listedBadge } from '~/models/deals/inbox'
import { formatPrice } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import type { Inbox } from '~/services/deals/inbox-page.server'

interface InboxListProps extends Inbox {
  tab: InboxTab
  /** The query of this inbox page, kept in links to its threads. */
  search: string
  /** The inquiry that is open beside the list. */
  openId?: string | undefined
}

/** One tab of an owner's inbox. */
export function InboxList({ tab, rows, counts, next, vehicle, project, search, openId }: InboxListProps) {
  const about = { vehicle: vehicle?.id, project: project?.id }
  const tabs = INBOX_TABS.map(({ value, label }) => ({
    label,
    to: dealPaths.ownerInbox(value, undefined, about),
    isCurrent: value === tab,
    count: value === 'closed' ? undefined : counts[value],
  }))
  return (
    <TabSheet
      label="Inquiries"
      tabs={tabs}
      isEmpty={rows.length === 0}
      nothing={NOTHING[tab]}
      pager={next && <Pager to={dealPaths.ownerInbox(tab, next, about)} label="Show more inquiries" />}
      className="self-start"
    >
      <ul className="divide-y divide-base-300">
        {rows.map((row) => (
          <li key={row.id}>
            <InboxRow row={row} search={search} isOpen={row.id === openId} />
          </li>
        ))}
      </ul>
    </TabSheet>
  )
}

/** An inquiry; the open one has its status and time left beside the list. */
function InboxRow({ row, search, isOpen }: { row: Inbox['rows'][number]; search: string; isOpen: boolean }) {
  return (
    <Link
      to={dealPaths.ownerInquiry(row.id) + search}
      className={`flex gap-3 p-3 hover:bg-base-200 ${isOpen ? 'border-l-4 border-base-content bg-base-200 pl-2' : ''}`}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Photo picture={row.picture} alt="" sizes="5rem" className="w-19! shrink-0 self-start rounded-field" />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="font-semibold">{row.title}</span>
          <span className="figure shrink-0 text-xs text-quiet">{row.when}</span>
        </span>
        <span className="block text-sm text-quiet">
          {row.productionCompany}: {whatIsOffered(row)} <span className="figure">{formatPrice(row.lastOffer)}</span>
        </span>
        <span className="figure block text-sm text-quiet">{row.dates}</span>
        {!isOpen && (
          <span className="mt-1.5 block">
            <Status {...listedBadge(row)} className="whitespace-normal!" />
          </span>
        )}
      </span>
    </Link>
  )
}

function whatIsOffered({ state, isFirstOffer }: Inbox['rows'][number]): string {
  if (state === 'toAnswer') return isFirstOffer ? 'inquiry' : 'offer'
  return state === 'waiting' ? 'your offer' : 'last offer'
}

const NOTHING: Record<InboxTab, { title: string; hint: string }> = {
  'to-answer': {
    title: 'Nothing to answer.',
    hint: 'When a crew inquires about one of your vehicles, it shows up here and we email you.',
  },
  waiting: { title: 'Not waiting for anyone.', hint: 'Counteroffers you sent show up here until the crew answers.' },
  agreed: { title: 'Nothing agreed yet.', hint: 'Agreed rates show up here until the vehicle is booked and returned.' },
  closed: { title: 'Nothing closed yet.', hint: 'Declined and expired inquiries show up here.' },
}
