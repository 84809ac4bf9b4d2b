import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import resultsStyles from '~/components/fleet/results.css?url'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SimilarScreen } from '~/components/search/similar-screen'
import { SimilarQuery } from '~/models/trade/addresses/params'
import { readBooking } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { similarWithPlaces } from '~/services/lists/places.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const { 'car-id': vehicleId, from, to } = parseQuery(request, SimilarQuery)
  const today = todayIn(HOME_ZONE, now())
  return similarWithPlaces(renter, vehicleId, readBooking(from, to, today), today)
}

export default function SimilarVehicles() {
  return <SimilarScreen page={useLoaderData<typeof loader>()} Add={AddToProject} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: resultsStyles }]
export const meta: MetaFunction = () => [titled('Similar vehicles')]
