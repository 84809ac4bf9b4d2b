import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { GivenUpNote } from '~/components/provider/given-up-note'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { OwnersQuery } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { ownersPage } from '~/services/provider/owners.server'
import { countGivenUp } from '~/services/provider/undelivered.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const page = await ownersPage(provider, parseQuery(request, OwnersQuery).after)
  return { ...page, givenUp: await countGivenUp(provider) }
}

/** Owners, and people who were invited to become one. */
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
            {owners.length === 0 ? (
              <EmptyState
                title="No owners yet."
                hint="Invite the first one. We'll email them a link to set up an account."
              />
            ) : (
              <ul className="sheet divide-y divide-base-300">
                {owners.map((owner) => (
                  <li
                    key={owner.id}
                    className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_6rem_6rem_auto_auto]"
                  >
                    <div className="min-w-0">
                      <p className="font-semibold break-words">{owner.name || owner.email}</p>
                      {owner.name && <p className="text-sm break-words text-quiet">{owner.email}</p>}
                    </div>
                    {owner.status === 'invited' ? (
                      <Status tone="waiting" label="Invited" className="justify-self-end lg:justify-self-start" />
                    ) : (
                      <Status tone="available" label="Active" className="justify-self-end lg:justify-self-start" />
                    )}
                    <div className="lg:contents">
                      <Vehicles owner={owner} />
                      <Link
                        className="link inline-flex min-h-11 items-center text-sm"
                        to={fleetPaths.importsOfOwner(owner.id)}
                      >
                        Import and export<span className="sr-only"> for {owner.name || owner.email}</span>
                      </Link>
                    </div>
                    <Link className={BUTTON_CLASS.outline} to={providerPaths.newVehicle(owner.id)}>
                      Add a vehicle<span className="sr-only"> for {owner.name || owner.email}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <Pager to={next && `?after=${encodeURIComponent(next)}`} label="Show more owners" />
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

/** The number of an owner's vehicles, with a link to them. */
function Vehicles({ owner: { email, vehicles } }: { owner: { email: string; vehicles: number } }) {
  if (vehicles === 0) return <p className="text-sm text-quiet">No vehicles</p>
  return (
    <p>
      <Link
        className="figure link inline-flex min-h-11 items-center text-sm"
        to={providerPaths.vehicles({ search: email })}
      >
        {vehicles === 1 ? '1 vehicle' : `${vehicles} vehicles`}
        <span className="sr-only"> of {email}</span>
      </Link>
    </p>
  )
}

export const meta: MetaFunction = () => [titled('Owners')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
