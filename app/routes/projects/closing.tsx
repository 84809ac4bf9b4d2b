import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ClosingDialog } from '~/components/projects/dialogs/closing-dialog'
import { closingWords } from '~/models/projects/closing'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { closeProject } from '~/services/projects/close-project.server'
import { closingSummary } from '~/services/projects/closing-summary.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('closeProject', membership)
  return { projectId, title: membership.project.title, words: closingWords(await closingSummary(membership)) }
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

export default function Closing() {
  const { projectId, ...closing } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const closeTo = projectPaths.projectList(projectId) + listView(useLocation().search)
  return <ClosingDialog {...closing} errors={answer?.error?.[''] ?? undefined} closeTo={closeTo} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Close Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
