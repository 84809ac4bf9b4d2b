import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useFormResponse } from '~/components/ui/form/form-response'
import { RoleForm } from '~/models/crew/crew-form'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { mayChangeRole, roleChoices } from '~/models/crew/member-rules'
import { MemberParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { changeRole } from '~/services/crew/change-role.server'
import { requireMember, requireMemberPermission } from '~/services/crew/members.server'
import { requireMembership } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, MemberParams)
  const membership = await requireMembership(renter, ref.projectId)
  const member = await requireMember(ref)
  requireMemberPermission(mayChangeRole, membership, member)
  const roles = roleChoices(membership.access)
  return { ...ref, name: member.name, role: member.role, roles }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, MemberParams)
  const form = await readForm(request, RoleForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changeRole(renter, ref, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const { pathname, search } = new URL(request.url)
  const back = withSearch(crewPathsAt(pathname).members(ref.projectId), listView(search))
  return redirectWithToast(back, MEMBER_MESSAGES.roleUpdated)
}

/** Rendered in the member's row of the members dialog. */
export default function MemberRole() {
  const { projectId, accountId, name, role, roles } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const { pathname, search } = useLocation()
  const view = listView(search)
  const paths = crewPathsAt(pathname)
  const saveAt = paths.memberRole(projectId, accountId) + view
  const typed = lastResult?.initialValue?.role
  const errors = lastResult?.error?.role ?? undefined
  return (
    <Form method="post" action={saveAt} replace noValidate className="flex flex-wrap items-start gap-2">
      <FormErrors errors={lastResult?.error?.[''] ?? undefined} />
      <input type="hidden" name="before" value={role} />
      <SelectField
        id="member-role"
        name="role"
        label={`Role of ${name}`}
        isLabelHidden
        choices={roles}
        defaultValue={typeof typed === 'string' ? typed : role}
        errors={errors}
        isFirstProblem
      />
      <SubmitButton action={saveAt}>Save</SubmitButton>
      <Link className={BUTTON_CLASS.outline} to={paths.members(projectId) + view} preventScrollReset replace>
        Cancel
      </Link>
    </Form>
  )
}

/** Also after a refusal: the form continues from the current role. */
export const shouldRevalidate = () => true

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Members')]
