import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { InboxList } from '~/components/deals/inbox/inbox-list'
import { PageTitle } from '~/components/ui/page'
import { inboxTab } from '~/models/deals/inbox'
import { TabQuery } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { inboxPage } from '~/services/deals/inbox-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const query = parseQuery(request, TabQuery)
  const tab = inboxTab(query.tab)
  return { tab, ...(await inboxPage(owner, tab, query.after)) }
}

/** The list left and a thread right; on small screens one of them. */
export default function Inbox() {
  const { tab, rows, counts, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { inquiryId } = useParams()
  return (
    <div className="page">
      <div className={inquiryId ? 'max-lg:sr-only' : ''}>
        <PageTitle title="Inbox" lead={leadOf(counts['to-answer'])} />
      </div>
      <div className="mt-5 grid gap-5 max-lg:mt-0 lg:grid-cols-[24rem_1fr]">
        <div className={inquiryId ? 'max-lg:hidden' : 'max-lg:mt-5'}>
          <InboxList tab={tab} rows={rows} counts={counts} next={next} search={search} openId={inquiryId} />
        </div>
        <Outlet />
      </div>
    </div>
  )
}

function leadOf(toAnswer: number): string {
  if (toAnswer === 0) return 'No inquiries to answer'
  return toAnswer === 1 ? '1 inquiry to answer' : `${toAnswer} inquiries to answer`
}

export const handle = { live: 'deals' }
export const meta: MetaFunction = () => [titled('Inbox')]

/** After a refusal too, and whenever a thread is opened: crews move while the page stands. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
