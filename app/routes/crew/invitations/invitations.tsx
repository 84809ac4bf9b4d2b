import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { InvitationsDialog } from '~/components/crew/invitations/invitations-dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { InvitationForm } from '~/models/crew/invitation-form'
import { roleChoices } from '~/models/crew/invited-roles'
import { ProjectParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { crewPaths } from '~/models/trade/paths/crew'
import { withSearch } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireRenter } from '~/server/session/require.server'
import { newestMember } from '~/services/crew/invitations/are-invited.server'
import { inviteMembers } from '~/services/crew/invitations/invite-members.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('invite', membership)
  const { project, access } = membership
  const writtenAfter = await newestMember(membership)
  return { projectId, subtitle: project.title, roles: roleChoices(access), writtenAfter }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, InvitationForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await inviteMembers(renter, projectId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(
    withSearch(projectPaths.projectList(projectId), listView(new URL(request.url).search)),
    ACCOUNT_MESSAGES.invited,
  )
}

export default function Invitations() {
  const { projectId, ...form } = useLoaderData<typeof loader>()
  const answer = useFormAnswer(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <InvitationsDialog
      {...form}
      answer={answer}
      checkAt={crewPaths.invitationCheck(projectId)}
      closeTo={projectPaths.projectList(projectId) + view}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Invite Members')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
