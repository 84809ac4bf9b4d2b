import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { GivenUpNote } from '~/components/provider/given-up-note'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Tabs } from '~/components/ui/tabs'
import { SIGN_UP_BADGES, signUpTab } from '~/models/accounts/sign-up-requests'
import { TabQuery } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { SIGN_UP_STATUSES, type SignUpStatus } from '~/models/trade/vocabulary/accounts'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { type SignUpRow as Row, signUpsPage } from '~/services/provider/sign-ups.server'
import { countGivenUp } from '~/services/provider/undelivered.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const query = parseQuery(request, TabQuery)
  const tab = signUpTab(query.tab)
  const page = await signUpsPage(provider, tab, query.after)
  return { tab, ...page, givenUp: await countGivenUp(provider) }
}

/** Requests for an account, by status. */
export default function Provider() {
  const { givenUp, tab, rows, open, next } = useLoaderData<typeof loader>()
  /** Kept in the links to requests. */
  const { search } = useLocation()
  const tabs = SIGN_UP_STATUSES.map((status) => ({
    label: SIGN_UP_BADGES[status].label,
    to: providerPaths.provider(status),
    isCurrent: status === tab,
    count: status === 'requested' ? open : undefined,
  }))
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <PageTitle title="Requests" lead={leadOf(open)} />
          <GivenUpNote count={givenUp} />
          <div className="mt-5">
            <section aria-label="Account requests">
              <Tabs label="Show" tabs={tabs} />
              <div className="mt-5">
                {rows.length === 0 && <EmptyState {...NOTHING[tab]} />}
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
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

function leadOf(open: number): string {
  if (open === 0) return 'No requests waiting'
  return open === 1 ? '1 request waiting' : `${open} requests waiting`
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

export const meta: MetaFunction = () => [titled('Requests')]

/** Also after a refusal: someone else may have decided since the page was rendered. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
