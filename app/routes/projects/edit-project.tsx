import type { SubmissionResult } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ChangedMeanwhile, clashOf } from '~/components/crew/changed-meanwhile'
import { ProjectFieldset } from '~/components/projects/dialogs/project-fieldset'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { PROJECT_FIELDS } from '~/models/projects/project-fields'
import { ProjectForm } from '~/models/projects/project-form'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { editBaseOf } from '~/models/trade/edits'
import { listView } from '~/models/trade/list-view'
import { withSearch } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { editProject, requireProject } from '~/services/projects/project.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  requirePermission('editProject', await requireMembership(renter, projectId))
  const current = await requireProject(projectId)
  return { projectId, project: { ...current.fields, ...editBaseOf(current) } }
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
  const lastResult = useFormResponse(useActionData<typeof action>())
  const closeTo = projectPaths.projectList(projectId) + listView(useLocation().search)
  return (
    <Dialog title="Edit Project" subtitle={project.title} closeTo={closeTo}>
      {/* after a conflict the form remounts: fields the user left alone get the current values */}
      <Fields key={clashOf(lastResult)} closeTo={closeTo} lastResult={lastResult} />
    </Dialog>
  )
}

function Fields({ closeTo, lastResult }: { closeTo: string; lastResult: SubmissionResult | undefined }) {
  const { project } = useLoaderData<typeof loader>()
  const fields = [...PROJECT_FIELDS, 'revision', 'loaded'] as const
  const together = ['startsOn', 'endsOn']
  const [form, typed] = useServerForm({ id: 'project', fields, lastResult, defaultValue: project, together })
  const { errors } = typed('revision')
  const clashes = PROJECT_FIELDS.filter((name) => typed(name).errors).length
  const isLeftOut = (name: string) => lastResult && !lastResult.fields?.includes(name)
  return (
    <DialogForm form={form} submitLabel={errors ? 'Save anyway' : 'Update'} cancelTo={closeTo}>
      {errors && <ChangedMeanwhile sentences={errors} clashes={clashes} what="project" />}
      <input type="hidden" name="revision" defaultValue={typed('revision').defaultValue} />
      <input type="hidden" name="loaded" defaultValue={typed('loaded').defaultValue} />
      <ProjectFieldset
        field={(name) => (isLeftOut(name) ? { ...typed(name), defaultValue: project[name] } : typed(name))}
      />
    </DialogForm>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Edit Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
