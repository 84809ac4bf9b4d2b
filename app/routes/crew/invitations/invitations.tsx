import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { InvitationRows } from '~/components/crew/invitation-rows'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { InvitationForm } from '~/models/crew/crew-form'
import { roleChoices } from '~/models/crew/member-rules'
import { ProjectParams } from '~/models/trade/addresses/params'
import { behindInvitations, crewPaths } from '~/models/trade/paths/crew'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { newestMember } from '~/services/crew/invitations/check-invitations.server'
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
  return redirectWithToast(behindInvitations(projectId, new URL(request.url)), ACCOUNT_MESSAGES.invited)
}

export default function Invitations() {
  const { projectId, subtitle, roles, writtenAfter } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const closeTo = behindInvitations(projectId, useLocation())
  return (
    <FormDialog
      title="Invite Members"
      subtitle={subtitle}
      closeTo={closeTo}
      noValidate
      errors={lastResult?.error?.[''] ?? undefined}
      submitLabel="Invite"
    >
      <input type="hidden" name="writtenAfter" value={writtenAfter} />
      <InvitationRows lastResult={lastResult} roles={roles} checkAt={crewPaths.invitationCheck(projectId)} />
      <p className="hint mt-4">People with an account join right away. Everyone else gets an email to set one up.</p>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Invite Members')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
