import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { InboxList } from '~/components/deals/inbox/inbox-list'
import type { NoThreadProps } from '~/components/deals/inbox/no-thread'
import { PageTitle } from '~/components/ui/page'
import { inboxTab } from '~/models/deals/inbox'
import { chosenTemplate } from '~/models/deals/timeline/reply-templates'
import { InboxQuery } from '~/models/trade/addresses/params'
import { pluralize } from '~/models/trade/format/text'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { type Inbox as InboxPage, inboxPage } from '~/services/deals/inbox-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const query = parseQuery(request, InboxQuery)
  const tab = inboxTab(query.tab)
  return { tab, ...(await inboxPage(owner, tab, query.after, query)) }
}

/** The list on the left and a thread on the right; small screens show only one of them. */
export default function Inbox() {
  const { tab, rows, counts, next, vehicle, project } = useLoaderData<typeof loader>()
  // without the template that was chosen for the open thread
  const { search } = chosenTemplate(useLocation().search, [])
  const { inquiryId } = useParams()
  return (
    <div className="page">
      <div className={inquiryId ? 'max-lg:sr-only' : ''}>
        <PageTitle
          title="Inbox"
          lead={leadOf(counts['to-answer'], { vehicle, project })}
          actions={
            <Link className="link tap -mx-2 px-2 text-sm" to={dealPaths.replyTemplates()}>
              Reply templates
            </Link>
          }
        />
        {(vehicle || project) && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={dealPaths.ownerInbox(tab)}>
            {vehicle ? 'Show the inquiries about all vehicles' : 'Show all inquiries'}
          </Link>
        )}
      </div>
      <div className="mt-5 grid gap-5 max-lg:mt-0 lg:grid-cols-[24rem_1fr]">
        <div className={inquiryId ? 'max-lg:hidden' : 'max-lg:mt-5'}>
          <InboxList {...{ tab, rows, counts, next, vehicle, project, search }} openId={inquiryId} />
        </div>
        <Outlet context={{ first: rows[0]?.id, toAnswer: counts['to-answer'] } satisfies NoThreadProps} />
      </div>
    </div>
  )
}

function leadOf(toAnswer: number, { vehicle, project }: Pick<InboxPage, 'vehicle' | 'project'>): string {
  const about = vehicle ? ` about the ${vehicle.title}` : ''
  const from = project ? ` from ${project.productionCompany}, ${project.title}` : ''
  if (toAnswer === 0) return `No inquiries to answer${about}${from}`
  return `${pluralize(toAnswer, 'inquiry', 'inquiries')} to answer${about}${from}`
}

export const handle = { live: 'deals' }
export const meta: MetaFunction = () => [titled('Inbox')]

/** Also after a refusal and when a thread is opened: crews may have sent offers since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
