import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { RemovalDialog } from '~/components/lists/removal-dialog'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { LIST_MESSAGES, removalText } from '~/models/lists/list-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView, withRemoved } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { photoUrls } from '~/models/trade/photos'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { externalToRemove } from '~/services/lists/external/external-view.server'
import { requireList } from '~/services/lists/list.server'
import { requireListVehicle } from '~/services/lists/lists-page.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  const membership = await requireMembership(renter, projectId)
  const nameOf = async (listId: string) => (await requireList(membership, listId)).fields.name
  const external = await externalToRemove(membership, listVehicleId)
  if (external) {
    const listName = await nameOf(external.listId)
    return { projectId, title: external.title, listName, picture: null, refusal: null, staysOpen: null }
  }
  const { listId, vehicle, photos, mayRemove, deal } = await requireListVehicle(membership, listVehicleId)
  requirePermission('removeVehicles', membership)
  const [photo] = photos
  const picture = photo ? photoUrls(photo.id) : null
  const refusal = mayRemove ? null : LIST_MESSAGES.heldVehicle
  const staysOpen = deal?.inquiry ? removalText(deal.stage, deal.inquiry.lastOfferCents) : null
  return { projectId, title: vehicleTitle(vehicle), listName: await nameOf(listId), picture, refusal, staysOpen }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await removeVehicle(renter, ref)
  if (!outcome.ok) return refusal(form, outcome)
  const view = withRemoved(listView(new URL(request.url).search), ref.listVehicleId)
  return redirectWithToast(listPaths.listVehicle(ref.projectId, ref.listVehicleId, view), LIST_MESSAGES.vehicleRemoved)
}

export default function Removal() {
  const { projectId, ...vehicle } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const view = listView(useLocation().search)
  return (
    <RemovalDialog
      {...vehicle}
      errors={lastResult?.error?.[''] ?? undefined}
      closeTo={projectPaths.projectList(projectId) + view}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Remove Vehicle')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
