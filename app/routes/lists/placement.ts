import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { viewIn } from '~/models/fleet/place'
import { addedText, VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { type Placement, PlacementForm } from '~/models/lists/list-form'
import { AddVehicleQuery } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { ownPath } from '~/models/trade/paths/own-path'
import type { Outcome } from '~/models/trade/results/outcome'
import { notFound } from '~/server/errors.server'
import { isDocument } from '~/server/http/origin.server'
import {
  invalid,
  parseQuery,
  readForm,
  redirect,
  redirectWithToast,
  refusal,
  withToast,
} from '~/server/http/route.server'
import type { Account } from '~/server/session/asker.server'
import { requireRenter } from '~/server/session/require.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { findListPlaces } from '~/services/lists/places.server'
import { createList } from '~/services/lists/write-list.server'

/** Has no page: after a log-in, redirects to the list picker. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRenter(request, 'addToProject')
  const { 'car-id': vehicleId, return: requested } = parseQuery(request, AddVehicleQuery)
  return redirect(listPaths.addToProject(vehicleId, { returnTo: ownPath(requested) ?? undefined }))
}

/**
 * Adds a vehicle to an existing or a new list. Script stays on its page and gets the place as JSON; without script the
 * response redirects back.
 */
export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'addToProject')
  const { 'car-id': vehicleId, 'project-id': projectId, return: requested } = parseQuery(request, AddVehicleQuery)
  if (!projectId) throw notFound()
  const form = await readForm(request, PlacementForm)
  const returnTo = ownPath(requested) ?? fleetPaths.viewVehicle(vehicleId)
  const redirectsBack = isDocument(request)
  if (form.status !== 'success')
    return redirectsBack ? redirectWithToast(returnTo, VEHICLE_MESSAGES.addFailed, 'error') : invalid(form)

  const outcome = await arrangeVehicle(renter, { projectId, vehicleId }, form.value)
  if (!outcome.ok) return redirectsBack ? redirectWithToast(returnTo, outcome.message, 'error') : refusal(form, outcome)
  const place = (await findListPlaces(renter, [vehicleId], outcome.listId)).get(vehicleId)
  const notice = { text: addedText(returnTo), link: place && viewIn(place) }
  if (redirectsBack) return redirectWithToast(returnTo, notice)
  return data({ place }, { headers: await withToast(notice) })
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'

/** Adds it to the chosen list, or creates the named list with it. */
async function arrangeVehicle(
  renter: Account,
  ref: { projectId: string; vehicleId: string },
  wanted: Placement,
): Promise<Outcome<{ listId: string }>> {
  if ('listId' in wanted) {
    const outcome = await addVehicle(renter, { ...ref, listId: wanted.listId })
    return outcome.ok ? { ok: true, listId: wanted.listId } : outcome
  }
  const { writtenAfter, ...list } = wanted
  return createList(renter, { ...ref, list, writtenAfter })
}
