import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FetchFailure } from '~/components/shell/fetch-failure'
import { VehicleScreen } from '~/components/vehicles/vehicle-screen'
import { VisitorsScreen } from '~/components/vehicles/visitors-screen'
import { VehicleQuery } from '~/models/params'
import { photoUrls } from '~/models/photo-urls'
import { PRODUCT } from '~/models/product'
import { VEHICLE_MESSAGES } from '~/models/vehicle-messages'
import { findAccount } from '~/services/auth/renter.server'
import { loadVehicle } from '~/services/vehicles/load-vehicle.server'
import { parseQuery } from '~/services/web/parse.server'

/** A shared address opens for everybody: signed in to the whole page, signed out to what a preview may show. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  const { 'car-id': vehicleId } = parseQuery(request, VehicleQuery)
  return loadVehicle(request, vehicleId, account)
}

export default function ViewVehicle() {
  const vehicle = useLoaderData<typeof loader>()
  return vehicle.view === 'visitor' ? <VisitorsScreen vehicle={vehicle} /> : <VehicleScreen vehicle={vehicle} />
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: PRODUCT }]
  const photoId = data.view === 'visitor' ? data.photoId : data.photoIds[0]
  const picture = photoId && new URL(photoUrls(photoId).url1280, data.address).href
  return [
    { title: `${data.title} - ${PRODUCT}` },
    { property: 'og:title', content: data.title },
    { property: 'og:url', content: data.address },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
  ]
}

export function ErrorBoundary() {
  return <FetchFailure title="Vehicle" sentence={VEHICLE_MESSAGES.loadFailed} />
}
