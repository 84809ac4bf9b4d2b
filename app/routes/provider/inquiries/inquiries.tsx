import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useLocation } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Tabs } from '~/components/ui/tabs'
import { countdown } from '~/models/deals/countdown'
import { DeskInquiriesQuery } from '~/models/trade/addresses/order-params'
import { formatCents } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { type DeskInquiryRow, deskInquiriesPage } from '~/services/provider/desk-inquiries-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { tab, after } = parseQuery(request, DeskInquiriesQuery)
  return { tab, ...(await deskInquiriesPage(provider, tab, after)) }
}

export default function DeskInquiries() {
  const { tab, inquiries, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const tabs = TABS.map(({ value, label }) => ({
    label,
    to: providerPaths.inquiries(value),
    isCurrent: value === tab,
  }))
  return (
    <div className="page">
      <PageTitle title="Inquiries" lead="Open inquiries, most urgent first." />
      <div className="mt-4 grid gap-5">
        <Tabs label="Show" tabs={tabs} />
        {inquiries.length > 0 && <DeskInquiryList inquiries={inquiries} search={search} />}
        {inquiries.length === 0 && <EmptyState title="No inquiries waiting." hint="Open inquiries show up here." />}
        <Pager to={next && providerPaths.inquiries(tab, next)} label="Show more inquiries" />
      </div>
    </div>
  )
}

const TABS = [
  { value: 'owner', label: 'Waiting on owner' },
  { value: 'renter', label: 'Waiting on crew' },
] as const

/** Inquiries waiting for an answer, each with the time left. `search` is the query of the list. */
function DeskInquiryList({ inquiries, search }: { inquiries: readonly DeskInquiryRow[]; search: string }) {
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

export const meta: MetaFunction = () => [titled('Inquiries')]
