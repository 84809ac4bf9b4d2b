import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useActionData, useLoaderData } from '@remix-run/react'
import deskStyles from '~/components/owner/desk.css?url'
import { VehicleDesk } from '~/components/owner/vehicle-desk'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { OWNER_DAYS_MESSAGES } from '~/models/owner/owner-days'
import { OwnerDaysForm } from '~/models/owner/owner-days-form'
import { OwnedVehicleParams, OwnedVehicleQuery } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { feedView } from '~/services/owner/feed/feed-view.server'
import { blockDays } from '~/services/owner/owner-days.server'
import { requireOwnerVehicle } from '~/services/owner/require-owner-vehicle.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const desk = await requireOwnerVehicle(owner, vehicleId, parseQuery(request, OwnedVehicleQuery))
  return { ...desk, feed: await feedView(owner, vehicleId) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const form = await readForm(request, OwnerDaysForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await blockDays(owner, vehicleId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(ownerPaths.ownerVehicle(vehicleId, form.value.from.slice(0, 7)), OWNER_DAYS_MESSAGES.blocked)
}

export default function Vehicle() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return (
    <>
      <InertBehindDialog>
        <VehicleDesk desk={useLoaderData<typeof loader>()} lastResult={lastResult} />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.vehicle.title ?? 'Vehicle')]

/** Also after a refusal: the days may have been booked since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
