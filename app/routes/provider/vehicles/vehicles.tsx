import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { AfterQuery } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { type DeskVehicleRow, deskVehiclesPage } from '~/services/provider/desk-vehicles-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return deskVehiclesPage(provider, parseQuery(request, AfterQuery).after)
}

export default function DeskVehicles() {
  const { vehicles, next } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <PageTitle title="Vehicles" lead="New and changed listings first." />
      <div className="mt-5 grid gap-5">
        {vehicles.length === 0 && <EmptyState title="No vehicles yet." hint="What owners list shows up here." />}
        {vehicles.length > 0 && (
          <ul className="sheet divide-y divide-base-300 overflow-hidden">
            {vehicles.map((vehicle) => (
              <VehicleRow key={vehicle.id} {...vehicle} />
            ))}
          </ul>
        )}
        <Pager to={next && providerPaths.vehicles(next)} label="Show more vehicles" />
      </div>
    </div>
  )
}

function VehicleRow({ id, title, town, picture, listingStatus, owner, last }: DeskVehicleRow) {
  return (
    <li>
      <Link to={providerPaths.vehicle(id)} className="flex items-center gap-x-4 px-4 py-3 hover:bg-base-200">
        <Photo picture={picture} alt="" sizes="4rem" className="w-16! shrink-0 rounded-field" />
        <span className="min-w-0 grow sm:flex sm:items-center sm:justify-between sm:gap-4">
          <span className="block min-w-0">
            <span className="block font-semibold break-words">{title}</span>
            <span className="block text-sm break-words text-quiet">
              {owner.name}, {town}
            </span>
            {last && <span className="block text-sm text-quiet">{last}</span>}
          </span>
          <Status {...LISTING_BADGES[listingStatus]} className="max-sm:mt-1.5" />
        </span>
      </Link>
    </li>
  )
}

export const meta: MetaFunction = () => [titled('Vehicles')]
