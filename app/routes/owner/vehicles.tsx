import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import fleetStyles from '~/components/owner/fleet/fleet.css?url'
import { FleetActions } from '~/components/owner/fleet/fleet-actions'
import { FleetCards } from '~/components/owner/fleet/fleet-cards'
import { FleetTable } from '~/components/owner/fleet/fleet-table'
import { FleetTools } from '~/components/owner/fleet/fleet-tools'
import { Note } from '~/components/ui/feedback/note'
import { MultiSelect } from '~/components/ui/multi-select'
import multiSelectStyles from '~/components/ui/multi-select.css?url'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Tabs } from '~/components/ui/tabs'
import { FLEET_ACTIONS } from '~/models/owner/fleet/fleet-actions'
import { fleetAddress, fleetTabs } from '~/models/owner/fleet/fleet-view'
import { FleetQuery } from '~/models/trade/addresses/fleet-params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { fleetPage } from '~/services/owner/fleet/fleet-page.server'
import { vacationDays } from '~/services/owner/vacation.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const choice = parseQuery(request, FleetQuery)
  return { choice, vacation: await vacationDays(owner), ...(await fleetPage(owner, choice)) }
}

export default function Vehicles() {
  const { choice, vacation, vehicles, counts, next } = useLoaderData<typeof loader>()
  const here = fleetAddress(choice, { after: choice.after })
  const tabs = fleetTabs(choice, counts)
  const rows = { vehicles, form: 'fleet', areChecked: choice.checked === 'all' }
  return (
    <div className="page">
      <PageTitle title="Vehicles" actions={<FleetActions />} />
      <div className="mt-4 grid grid-cols-1 gap-3 sm:mt-5 sm:gap-4">
        {vacation && (
          <Note tone="waiting">
            On vacation {vacation}.{' '}
            <Link className="link" to={ownerPaths.vacation()}>
              Change or end
            </Link>
          </Note>
        )}
        <FleetTools choice={choice} />
        {tabs.length > 0 && <Tabs label="Status" tabs={tabs} />}
        {vehicles.length === 0 && <EmptyState {...(choice.search || choice.status ? NOT_FOUND : NONE)} />}
        {vehicles.length > 0 && (
          <MultiSelect
            key={here}
            id={rows.form}
            actions={FLEET_ACTIONS}
            allTo={fleetAddress(choice, { after: choice.after, checked: 'all' })}
            hint="Select vehicles to change prices, block dates or change their listings."
            returnTo={here}
          >
            {choice.view === 'table' ? <FleetTable {...rows} choice={choice} /> : <FleetCards {...rows} />}
            <Pager to={next && fleetAddress(choice, { after: next })} label="Show more vehicles" />
          </MultiSelect>
        )}
      </div>
    </div>
  )
}

const NONE = { title: 'No vehicles yet.', hint: 'Add your first one: it stays a draft until you list it.' }
const NOT_FOUND = { title: 'No vehicles found.', hint: 'Search for other words, or show all of them.' }

export const links: LinksFunction = () => [fleetStyles, multiSelectStyles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: MetaFunction = () => [titled('Vehicles')]
