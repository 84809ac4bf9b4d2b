import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { RoleForm } from '~/components/crew/members/role-form'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { roleChoices } from '~/models/crew/invited-roles'
import { RoleForm as Form } from '~/models/crew/member-form'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import { mayChangeRole } from '~/models/crew/member-rules'
import { MemberParams } from '~/models/trade/addresses/params'
import { personName } from '~/models/trade/fields/person'
import { listView } from '~/models/trade/list-view'
import { crewPaths } from '~/models/trade/paths/crew'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireRenter } from '~/server/session/require.server'
import { changeRole } from '~/services/crew/members/change-role.server'
import { requireMember, requireMemberPermission } from '~/services/crew/members/require-member.server'
import { requireMembership } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const at = parseParams(params, MemberParams)
  const membership = await requireMembership(renter, at.projectId)
  const member = await requireMember(at)
  requireMemberPermission(mayChangeRole, membership, member)
  const roles = roleChoices(membership.access)
  return { ...at, name: personName(member), role: member.role, roles }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const at = parseParams(params, MemberParams)
  const form = await readForm(request, Form)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changeRole(renter, at, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const back = withSearch(crewPaths.members(at.projectId), listView(new URL(request.url).search))
  return redirectWithToast(back, MEMBER_MESSAGES.roleUpdated)
}

/** Drawn into the member's row of the dialog around it. */
export default function MemberRole() {
  const { projectId, accountId, ...member } = useLoaderData<typeof loader>()
  const answer = useFormAnswer(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <RoleForm
      {...member}
      answer={answer}
      action={crewPaths.memberRole(projectId, accountId) + view}
      cancelTo={crewPaths.members(projectId) + view}
    />
  )
}

/** A refusal says what the role is now: the form goes on from there. */
export const shouldRevalidate = () => true

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Members')]
