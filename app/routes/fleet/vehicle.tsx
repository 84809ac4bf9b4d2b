import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LoginOverPage } from '~/components/accounts/login/login-over-page'
import resultsStyles from '~/components/fleet/results.css?url'
import { VehicleScreen } from '~/components/fleet/vehicle-screen'
import { VisitorsScreen } from '~/components/fleet/visitors-screen'
import { ListedOn } from '~/components/lists/listed-on'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { FetchFailure } from '~/components/shell/error-page'
import calendarStyles from '~/components/ui/calendar/calendar.css?url'
import { Icon } from '~/components/ui/icon'
import { requestedBooking } from '~/models/fleet/free-days'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { VehiclePageQuery } from '~/models/trade/addresses/params'
import { daysOfValue } from '~/models/trade/days/days-value'
import { PRODUCT, titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { findAccount, visitorOf } from '~/server/session/require.server'
import { answerTimeOf } from '~/services/deals/timeline/answer-time.server'
import { requireVisibleVehicle, vehiclePage } from '~/services/fleet/vehicle-page.server'
import { countView } from '~/services/fleet/vehicle-views.server'
import { findListedOn, findOpenOffer } from '~/services/lists/listed-vehicle.server'
import { findLastList, findListPlaces } from '~/services/lists/places.server'
import { findFavorites } from '~/services/search/favorites.server'
import { otherVehicles } from '~/services/search/similar/other-vehicles.server'

/** A shared address is public: members see the whole page, signed-out visitors a preview. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asker = (await findAccount(request)) ?? visitorOf(request)
  const { 'car-id': vehicleId, 'list-vehicle': listVehicleId, free, ...typed } = parseQuery(request, VehiclePageQuery)
  const found = await requireVisibleVehicle(asker, vehicleId)
  const vehicle = await vehiclePage(asker, found, daysOfValue(free) ?? typed)
  if (request.method === 'GET') countView(asker, vehicleId)
  if (asker.kind === 'visitor' || vehicle.view === 'visitor') return vehicle
  const listed = listVehicleId ? await findListedOn(asker, { vehicleId, listVehicleId }) : null
  const answerTime = vehicle.isGone ? '' : await answerTimeOf(vehicleId)
  const favorite = vehicle.draft ? null : (await findFavorites(asker, [vehicleId]))(vehicleId)
  const { maySearch, draft } = vehicle
  const others = maySearch && !draft ? await otherVehicles(asker, found, requestedBooking(vehicle.days)) : null
  if (!vehicle.mayAdd) return { ...vehicle, favorite, listed, answerTime, others }
  const last = await findLastList(asker)
  const places = await findListPlaces(asker, [vehicleId], last?.id ?? null)
  const offerTo = await findOpenOffer(asker, vehicleId)
  return { ...vehicle, favorite, listed, answerTime, others, place: places.get(vehicleId) ?? null, last, offerTo }
}

export default function ViewVehicle() {
  const vehicle = useLoaderData<typeof loader>()
  if (vehicle.view === 'visitor') return <VisitorsScreen vehicle={vehicle} />
  const { id, title } = vehicle
  const { listed, answerTime, others } = 'listed' in vehicle ? vehicle : NOTHING
  return (
    <VehicleScreen vehicle={vehicle} Add={AddToProject} others={others}>
      {answerTime && (
        <p className="-mt-4 mb-5 flex items-center gap-1.5 text-sm text-quiet">
          <Icon name="clock" />
          {answerTime}
        </p>
      )}
      {listed && <ListedOn listed={listed} vehicleId={id} title={title} />}
    </VehicleScreen>
  )
}

const NOTHING = { listed: null, answerTime: '', others: null }

export const handle = { index: true }
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: resultsStyles },
  { rel: 'stylesheet', href: calendarStyles },
]
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
