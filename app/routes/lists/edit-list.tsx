import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ListDialog } from '~/components/lists/list-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { ListForm } from '~/models/lists/list-form'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { ListParams } from '~/models/trade/addresses/params'
import { editBaseOf } from '~/models/trade/edits'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { requireList } from '~/services/lists/list.server'
import { editList } from '~/services/lists/write-list.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listId } = parseParams(params, ListParams)
  const membership = await requireMembership(renter, projectId)
  const { fields, revision } = await requireList(membership, listId)
  requirePermission('editLists', membership)
  return {
    projectId,
    projectTitle: membership.project.title,
    list: { ...fields, ...editBaseOf({ fields, revision }) },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listId } = parseParams(params, ListParams)
  const form = await readEdit(request, ListForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await editList(renter, { projectId, listId, edit: form.value })
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  return redirectWithToast(listPaths.listOnPage(projectId, listId, view), LIST_MESSAGES.updated)
}

export default function EditList() {
  const { projectId, projectTitle, list } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <ListDialog
      title="Edit List"
      subtitle={projectTitle}
      submitLabel="Update"
      closeTo={projectPaths.projectList(projectId) + view}
      lastResult={lastResult}
      list={list}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Edit List')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
