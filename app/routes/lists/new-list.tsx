import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ListDialog } from '~/components/lists/list-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { createdText } from '~/models/fleet/vehicle-messages'
import { NewListForm } from '~/models/lists/list-form'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { PendingVehicleQuery, ProjectParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { ownPath } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { findNewestListId } from '~/services/lists/list.server'
import { requireVehicleToAdd } from '~/services/lists/list-choices.server'
import { createList } from '~/services/lists/write-list.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('createLists', membership)
  const { 'car-id': vehicleId, return: returnTo } = parseQuery(request, PendingVehicleQuery)
  const writtenAfter = await findNewestListId(membership)
  if (!vehicleId) return { projectId, writtenAfter, subtitle: membership.project.title, backTo: null }
  requirePermission('addVehicles', membership)
  const vehicle = await requireVehicleToAdd(renter, vehicleId)
  const backTo = listPaths.addToProject(vehicleId, { projectId, returnTo: ownPath(returnTo) ?? undefined })
  return { projectId, writtenAfter, subtitle: vehicle.title, backTo }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const query = parseQuery(request, PendingVehicleQuery)
  const form = await readForm(request, NewListForm)
  if (form.status !== 'success') return invalid(form)

  const vehicleId = query['car-id']
  const { writtenAfter, ...list } = form.value
  const outcome = await createList(renter, { projectId, list, writtenAfter, vehicleId })
  if (!outcome.ok) return refusal(form, outcome)
  const block = listPaths.listOnPage(projectId, outcome.listId)
  if (!vehicleId) return redirectWithToast(block, LIST_MESSAGES.created)
  const returnTo = ownPath(query.return)
  return redirectWithToast(returnTo ?? block, createdText(LIST_MESSAGES.created, returnTo))
}

export default function NewList() {
  const { projectId, writtenAfter, subtitle, backTo } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <ListDialog
      title="Create List"
      subtitle={subtitle}
      submitLabel="Create"
      closeTo={backTo ?? projectPaths.projectList(projectId) + view}
      lastResult={lastResult}
      writtenAfter={writtenAfter}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Create List')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
