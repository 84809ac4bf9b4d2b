import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { DeskSearch } from '~/components/provider/desk-search'
import deskStyles from '~/components/provider/desk-tables.css?url'
import { GivenUpNote } from '~/components/provider/given-up-note'
import { OwnerTable } from '~/components/provider/owner-table'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Tabs } from '~/components/ui/tabs'
import { deskOwnersAddress, deskOwnerTabs } from '~/models/provider/desk-owners'
import { DeskOwnersQuery } from '~/models/trade/addresses/fleet-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { deskOwnersPage } from '~/services/provider/desk-owners-page.server'
import { countGivenUp } from '~/services/provider/undelivered.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const choice = parseQuery(request, DeskOwnersQuery)
  return { choice, ...(await deskOwnersPage(provider, choice)), givenUp: await countGivenUp(provider) }
}

/** Owners, and people who were invited to become one. */
export default function Owners() {
  const { choice, owners, counts, next, givenUp } = useLoaderData<typeof loader>()
  const isCovered = useMatches().some((match) => match.id === 'routes/provider/owners/invitation')
  return (
    <>
      <InertBehindDialog isCovered={isCovered}>
        <div className="page">
          <PageTitle
            title="Owners"
            actions={
              <Link className={BUTTON_CLASS.primary} to={providerPaths.ownerInvitation()} preventScrollReset>
                <Icon name="plus" />
                Invite owner
              </Link>
            }
          />
          <GivenUpNote count={givenUp} />
          <div className="mt-4 grid gap-4">
            <DeskSearch
              action={providerPaths.owners()}
              search={choice.search}
              kept={{ status: choice.status }}
              placeholder="Name or email address"
              clearTo={deskOwnersAddress(choice, { search: '' })}
            />
            <Tabs label="Status" tabs={deskOwnerTabs(choice, counts)} />
            {owners.length === 0 && <EmptyState {...(choice.search || choice.status ? NONE_FOUND : NONE_YET)} />}
            {owners.length > 0 && <OwnerTable owners={owners} />}
            <Pager to={next && deskOwnersAddress(choice, { after: next })} label="Show more owners" />
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

const NONE_YET = {
  title: 'No owners yet.',
  hint: "Invite the first one. We'll email them a link to set up an account.",
}
const NONE_FOUND = { title: 'No owners found.', hint: 'Search for other words, or show all of them.' }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction = () => [titled('Owners')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
