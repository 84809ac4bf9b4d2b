import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { GivenUpNote } from '~/components/provider/given-up-note'
import { OwnerList } from '~/components/provider/owner-list'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { Pager } from '~/components/ui/navigation/pager'
import { PageTitle } from '~/components/ui/page-title'
import { OwnersQuery } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/parse.server'
import { requireProvider } from '~/server/session/require.server'
import { countGivenUp } from '~/services/provider/mail/undelivered-page.server'
import { ownersPage } from '~/services/provider/owners-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const page = await ownersPage(provider, parseQuery(request, OwnersQuery).after)
  return { ...page, givenUp: await countGivenUp(provider) }
}

export default function Owners() {
  const { owners, next, givenUp } = useLoaderData<typeof loader>()
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
          <div className="mt-6 grid gap-5">
            <OwnerList owners={owners} />
            <Pager to={next && `?after=${encodeURIComponent(next)}`} label="Show more owners" />
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction = () => [titled('Owners')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
