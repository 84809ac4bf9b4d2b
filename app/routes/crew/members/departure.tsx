import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { DepartureDialog } from '~/components/crew/members/departure-dialog'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { crewPaths } from '~/models/trade/paths/crew'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireRenter } from '~/server/session/require.server'
import { leaveProject } from '~/services/crew/members/leave-project.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('leaveProject', membership)
  const { project, access } = membership
  return { projectId, title: project.title, isOwner: access.projectRole === 'Owner' }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await leaveProject(renter, projectId)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(projectPaths.projects(), MEMBER_MESSAGES.left)
}

export default function Departure() {
  const { projectId, ...project } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const view = listView(useLocation().search)
  return (
    <DepartureDialog
      {...project}
      errors={answer?.error?.[''] ?? undefined}
      handoverTo={crewPaths.handover(projectId) + view}
      closeTo={crewPaths.members(projectId) + view}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Leave Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
