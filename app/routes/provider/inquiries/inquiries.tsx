import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { DeskSearch } from '~/components/provider/desk-search'
import deskStyles from '~/components/provider/desk-tables.css?url'
import { InquiryTable } from '~/components/provider/inquiries/inquiry-table'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Tabs } from '~/components/ui/tabs'
import { deskInquiriesAddress, deskInquiryTabs } from '~/models/provider/desk-inquiries'
import { DeskInquiriesQuery } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { deskInquiriesPage } from '~/services/provider/desk-inquiries-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const choice = parseQuery(request, DeskInquiriesQuery)
  return { choice, ...(await deskInquiriesPage(provider, choice)) }
}

/** Inquiries waiting for an answer, by side and words. */
export default function DeskInquiries() {
  const { choice, inquiries, counts, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <div className="page">
      <PageTitle title="Inquiries" lead="Most urgent first." />
      <div className="mt-4 grid gap-4">
        <DeskSearch
          action={providerPaths.inquiries()}
          search={choice.search}
          kept={{ tab: choice.tab }}
          placeholder="Vehicle, owner or production"
          clearTo={deskInquiriesAddress(choice, { search: '' })}
        />
        <Tabs label="Show" tabs={deskInquiryTabs(choice, counts)} />
        {inquiries.length > 0 && (
          <InquiryTable inquiries={inquiries} isForOwner={choice.tab === 'owner'} search={search} />
        )}
        {inquiries.length === 0 && <EmptyState {...(choice.search ? NONE_FOUND : NONE_WAITING)} />}
        <Pager to={next && deskInquiriesAddress(choice, { after: next })} label="Show more inquiries" />
      </div>
    </div>
  )
}

const NONE_WAITING = { title: 'No inquiries waiting.', hint: 'Open inquiries show up here.' }
const NONE_FOUND = { title: 'No inquiries found.', hint: 'Search for other words, or show all of them.' }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction = () => [titled('Inquiries')]
