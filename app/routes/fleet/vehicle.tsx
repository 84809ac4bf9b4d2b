import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginOverPage } from '~/components/accounts/login/login-over-page'
import { VehicleScreen } from '~/components/fleet/vehicle-screen'
import { VisitorsScreen } from '~/components/fleet/visitors-screen'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { FetchFailure } from '~/components/shell/error-page'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { VehiclePageQuery } from '~/models/trade/addresses/params'
import { PRODUCT, titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { findAccount, visitorOf } from '~/server/session/require.server'
import { requireVehiclePage } from '~/services/fleet/require-vehicle-page.server'
import { findLastList, findListPlaces } from '~/services/lists/places.server'

/** A shared address opens for everybody: signed in to the whole page, signed out to what a preview may show. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asker = (await findAccount(request)) ?? visitorOf(request)
  const { 'car-id': vehicleId, ...days } = parseQuery(request, VehiclePageQuery)
  const vehicle = await requireVehiclePage(asker, vehicleId, days)
  if (asker.kind === 'visitor' || vehicle.view === 'visitor' || !vehicle.mayAdd) return vehicle
  const last = await findLastList(asker)
  const places = await findListPlaces(asker, [vehicleId], last?.id ?? null)
  return { ...vehicle, place: places.get(vehicleId) ?? null, last }
}

export default function ViewVehicle() {
  const vehicle = useLoaderData<typeof loader>()
  return vehicle.view === 'visitor' ? (
    <VisitorsScreen vehicle={vehicle} />
  ) : (
    <VehicleScreen vehicle={vehicle} Add={AddToProject} />
  )
}

export const handle = { index: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: PRODUCT }]
  return [titled(data.title), ...(data.view === 'visitor' ? data.preview : [])]
}

export function ErrorBoundary() {
  return (
    <>
      <FetchFailure title="Vehicle" sentence={VEHICLE_MESSAGES.loadFailed} />
      <LoginOverPage />
    </>
  )
}
