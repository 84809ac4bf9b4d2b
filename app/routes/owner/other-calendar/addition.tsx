import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AddCalendarDialog } from '~/components/owner/other-calendar'
import { FeedForm } from '~/models/owner/calendar/feed-form'
import { feedResultText } from '~/models/owner/calendar/feed-messages'
import { OwnedVehicleParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner, requireProvider } from '~/server/session/require.server'
import { listingHome } from '~/services/fleet/listing-events.server'
import { addFeed } from '~/services/owner/feed/change-feed.server'
import { requireFeedVehicle } from '~/services/owner/feed/feed-vehicle.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await (isAtDesk(request) ? requireProvider(request) : requireOwner(request))
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const { title, picture } = await requireFeedVehicle(account, vehicleId)
  return { title, picture, home: listingHome(account, vehicleId) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await (isAtDesk(request) ? requireProvider(request) : requireOwner(request))
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const form = await readForm(request, FeedForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await addFeed(account, vehicleId, form.value.url)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(listingHome(account, vehicleId), feedResultText(outcome.result))
}

export default function Addition() {
  return <AddCalendarDialog vehicle={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

/** Whether it is the staff's address. */
const isAtDesk = (request: Request) => new URL(request.url).pathname.startsWith(providerPaths.vehicles())

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Add a calendar')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
