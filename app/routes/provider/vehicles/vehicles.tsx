import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { DeskSearch } from '~/components/provider/desk-search'
import deskStyles from '~/components/provider/desk-tables.css?url'
import { VehicleTable } from '~/components/provider/vehicles/vehicle-table'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Tabs } from '~/components/ui/tabs'
import { deskVehiclesAddress, deskVehicleTabs } from '~/models/provider/desk-vehicles'
import { DeskVehiclesQuery } from '~/models/trade/addresses/fleet-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { deskVehiclesPage } from '~/services/provider/desk-vehicles-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const choice = parseQuery(request, DeskVehiclesQuery)
  return { choice, ...(await deskVehiclesPage(provider, choice)) }
}

/** The vehicles of all owners, by status and words. */
export default function DeskVehicles() {
  const { choice, vehicles, counts, toCheck, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <div className="page">
      <PageTitle
        title="Vehicles"
        lead={toCheck > 0 ? 'Needs attention first, then most recently changed.' : 'Most recently changed first.'}
      />
      <div className="mt-4 grid gap-4">
        <DeskSearch
          action={providerPaths.vehicles()}
          search={choice.search}
          kept={{ status: choice.status }}
          placeholder="Vehicle, owner, VIN, stock #"
          clearTo={deskVehiclesAddress(choice, { search: '' })}
        />
        <Tabs label="Status" tabs={deskVehicleTabs(choice, counts, toCheck)} />
        {vehicles.length === 0 && <EmptyState {...(choice.search || choice.status ? NONE_FOUND : NONE_YET)} />}
        {vehicles.length > 0 && <VehicleTable vehicles={vehicles} search={search} />}
        <Pager to={next && deskVehiclesAddress(choice, { after: next })} label="Show more vehicles" />
      </div>
    </div>
  )
}

const NONE_YET = { title: 'No vehicles yet.', hint: 'What owners list shows up here.' }
const NONE_FOUND = { title: 'No vehicles found.', hint: 'Search for other words, or show all of them.' }

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction = () => [titled('Vehicles')]
