import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import deskStyles from '~/components/provider/desk-tables.css?url'
import { InquiryTable } from '~/components/provider/inquiries/inquiry-table'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Tabs } from '~/components/ui/tabs'
import { DeskInquiriesQuery } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { deskInquiriesPage } from '~/services/provider/desk-inquiries-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { tab, after } = parseQuery(request, DeskInquiriesQuery)
  return { tab, ...(await deskInquiriesPage(provider, tab, after)) }
}

export default function DeskInquiries() {
  const { tab, inquiries, counts, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const tabs = TABS.map(({ value, label }) => ({
    label,
    to: providerPaths.inquiries(value),
    isCurrent: value === tab,
    count: counts[value],
  }))
  return (
    <div className="page">
      <PageTitle title="Inquiries" lead="Open inquiries, most urgent first." />
      <div className="mt-4 grid gap-5">
        <Tabs label="Show" tabs={tabs} />
        {inquiries.length > 0 && <InquiryTable inquiries={inquiries} search={search} />}
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

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction = () => [titled('Inquiries')]
