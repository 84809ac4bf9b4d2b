import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import deskStyles from '~/components/provider/desk-tables.css?url'
import { GivenUpNote } from '~/components/provider/given-up-note'
import { SignUpTable } from '~/components/provider/sign-up-table'
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
import { signUpsPage } from '~/services/provider/sign-ups.server'
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
          <PageTitle
            title="Requests"
            lead={rows.length > 0 ? (tab === 'requested' ? 'Longest wait first.' : 'Newest first.') : undefined}
          />
          <GivenUpNote count={givenUp} />
          <div className="mt-5">
            <section aria-label="Account requests">
              <Tabs label="Show" tabs={tabs} />
              <div className="mt-5">
                {rows.length === 0 && <EmptyState {...NOTHING[tab]} />}
                {rows.length > 0 && <SignUpTable rows={rows} isOpen={tab === 'requested'} search={search} />}
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

const NOTHING: Record<SignUpStatus, { title: string; hint: string }> = {
  requested: { title: 'No open requests.', hint: 'New sign-ups show up here for your decision.' },
  approved: { title: 'No approved requests yet.', hint: 'Open a request to approve it.' },
  rejected: { title: 'No rejected requests.', hint: 'Rejected requests show up here with the reason.' },
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction = () => [titled('Requests')]

/** Also after a refusal: someone else may have decided since the page was rendered. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
