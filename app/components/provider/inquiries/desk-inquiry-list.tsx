import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { countdown } from '~/models/deals/countdown'
import { formatCents } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskInquiryRow } from '~/services/provider/desk-inquiries-page.server'

/** Inquiries that wait for an answer, each with how long there is for it. `search` is the query of the list. */
export function DeskInquiryList({ inquiries, search }: { inquiries: readonly DeskInquiryRow[]; search: string }) {
  return (
    <ul className="sheet divide-y divide-base-300 overflow-hidden">
      {inquiries.map(({ id, title, owner, productionCompany, days, lastOffer, millisecondsLeft }) => (
        <li key={id}>
          <Link
            to={providerPaths.inquiry(id) + search}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 hover:bg-base-200"
          >
            <span className="min-w-0 grow basis-64">
              <span className="block font-semibold break-words">{title}</span>
              <span className="block text-sm break-words text-quiet">
                {productionCompany} to {owner}
              </span>
              <span className="block text-sm text-quiet">{days}</span>
            </span>
            <span className="figure">{formatCents(lastOffer)}</span>
            <Status tone="waiting" label={`${countdown(millisecondsLeft)} left`} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
