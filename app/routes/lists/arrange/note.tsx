import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NoteDialog } from '~/components/lists/arrange/note-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { VehicleNotesForm } from '~/models/lists/arrange/arrange-form'
import { ARRANGE_MESSAGES } from '~/models/lists/arrange/arrange-messages'
import { ReturnQuery } from '~/models/trade/addresses/arrange-params'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { editBaseOf } from '~/models/trade/edits'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, parseQuery, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { editNote, requireNote } from '~/services/lists/arrange/note.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  const { return: returnTo } = parseQuery(request, ReturnQuery)
  const membership = await requireMembership(renter, projectId)
  const { title, fields, revision } = await requireNote(membership, listVehicleId)
  requirePermission('editLists', membership)
  const closeTo = returnTo ?? projectPaths.projectList(projectId) + listView(new URL(request.url).search)
  return { title, note: { ...fields, ...editBaseOf({ fields, revision }) }, closeTo }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const { return: returnTo } = parseQuery(request, ReturnQuery)
  const form = await readEdit(request, VehicleNotesForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await editNote(renter, ref, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const card = listPaths.listVehicle(ref.projectId, ref.listVehicleId, listView(new URL(request.url).search))
  return redirectWithToast(returnTo ?? card, ARRANGE_MESSAGES.noteSaved)
}

export default function VehicleNote() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <NoteDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? `Note on ${data.title}` : 'Note')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
