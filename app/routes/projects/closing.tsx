import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { closingText } from '~/models/projects/closing'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { closeProject, closingSummary } from '~/services/projects/close-project.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('closeProject', membership)
  return { projectId, title: membership.project.title, sentences: closingText(await closingSummary(membership)) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await closeProject(renter, projectId)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(projectPaths.projects(), PROJECT_FORM_MESSAGES.closed)
}

/** Confirms closing a project, which cannot be undone. */
export default function Closing() {
  const { projectId, title, sentences } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error?.[''] ?? undefined
  const closeTo = projectPaths.projectList(projectId) + listView(useLocation().search)
  return (
    <FormDialog
      title="Close Project"
      subtitle={title}
      closeTo={closeTo}
      size="small"
      errors={errors}
      submitLabel="Close Project"
      submitLook="refuse"
    >
      <p>Close this project?</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Close Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
