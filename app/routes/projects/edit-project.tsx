import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ProjectDialog } from '~/components/projects/dialogs/project-dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { ProjectForm } from '~/models/projects/project-form'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { editBaseOf } from '~/models/trade/edits'
import { listView } from '~/models/trade/list-view'
import { withSearch } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/form/read-edit.server'
import { invalid, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { editProject } from '~/services/projects/edit-project.server'
import { requireProject } from '~/services/projects/project.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('editProject', membership)
  const { fields, revision } = await requireProject(membership)
  return { projectId, project: { ...fields, ...editBaseOf({ fields, revision }) } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readEdit(request, ProjectForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await editProject(renter, { projectId, edit: form.value })
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  return redirectWithToast(withSearch(projectPaths.projectList(projectId), view), PROJECT_FORM_MESSAGES.updated)
}

export default function EditProject() {
  const { projectId, project } = useLoaderData<typeof loader>()
  const lastResult = useFormAnswer(useActionData<typeof action>())
  const closeTo = projectPaths.projectList(projectId) + listView(useLocation().search)
  return <ProjectDialog project={project} closeTo={closeTo} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Edit Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
