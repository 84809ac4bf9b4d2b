import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewProjectDialog } from '~/components/projects/dialogs/new-project-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { newProjectAccess, roleChoices } from '~/models/crew/member-rules'
import { createdText } from '~/models/fleet/vehicle-messages'
import { NewProjectForm } from '~/models/projects/project-form'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { PendingVehicleQuery } from '~/models/trade/addresses/params'
import { listPaths } from '~/models/trade/paths/lists'
import { ownPath } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireVehicleToAdd } from '~/services/lists/list-choices.server'
import { createProject } from '~/services/projects/create-project.server'
import { nextAttempt } from '~/services/projects/project.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'createProject')
  const { 'car-id': vehicleId, return: requested } = parseQuery(request, PendingVehicleQuery)
  const form = { attempt: await nextAttempt(renter), roles: roleChoices(newProjectAccess(renter.role)) }
  if (!vehicleId) return { ...form, vehicle: null, closeTo: projectPaths.projects() }
  const vehicle = await requireVehicleToAdd(renter, vehicleId)
  return { ...form, vehicle, closeTo: listPaths.addToProject(vehicleId, { returnTo: ownPath(requested) ?? undefined }) }
}

export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'createProject')
  const { 'car-id': vehicleId, return: requested } = parseQuery(request, PendingVehicleQuery)
  const form = await readForm(request, NewProjectForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await createProject(renter, { ...form.value, vehicleId })
  if (!outcome.ok) return refusal(form, outcome)
  const { created } = PROJECT_FORM_MESSAGES
  const block = listPaths.listOnPage(outcome.projectId, outcome.listId)
  if (!vehicleId) return redirectWithToast(block, created)
  const returnTo = ownPath(requested)
  return redirectWithToast(returnTo ?? block, createdText(created, returnTo))
}

export default function NewProject() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <NewProjectDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Create Project')]
