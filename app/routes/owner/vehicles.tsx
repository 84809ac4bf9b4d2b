import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { VehicleList } from '~/components/owner/vehicle-list'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Pager, PageTitle } from '~/components/ui/page'
import { AfterQuery } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { ownerVehiclesPage } from '~/services/owner/owner-vehicles-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  return ownerVehiclesPage(owner, parseQuery(request, AfterQuery).after)
}

export default function Vehicles() {
  const { vehicles, next } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <PageTitle
        title="Vehicles"
        actions={
          <Link className={`${BUTTON_CLASS.primary} max-sm:w-full`} to={ownerPaths.newVehicle()}>
            Add a vehicle
          </Link>
        }
      />
      <div className="mt-5">
        <VehicleList vehicles={vehicles} />
        <Pager to={next && ownerPaths.ownerVehicles(next)} label="Show more vehicles" />
      </div>
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Vehicles')]
