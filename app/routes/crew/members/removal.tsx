import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { MemberParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { removeMember } from '~/services/crew/end-membership.server'
import { requireMember, requireRemovalPermission } from '~/services/crew/members.server'
import { requireMembership } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, MemberParams)
  const membership = await requireMembership(renter, ref.projectId)
  const member = await requireMember(ref)
  requireRemovalPermission(membership, member)
  return { ...ref, name: member.name || member.email, isInvited: member.isInvited }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, MemberParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await removeMember(renter, ref)
  if (!outcome.ok) return refusal(form, outcome)
  const { pathname, search } = new URL(request.url)
  const back = withSearch(crewPathsAt(pathname).members(ref.projectId), listView(search))
  return redirectWithToast(back, MEMBER_MESSAGES.removed)
}

export default function MemberRemoval() {
  const { projectId, name, isInvited } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error?.[''] ?? undefined
  const { pathname, search } = useLocation()
  const closeTo = crewPathsAt(pathname).members(projectId) + listView(search)
  return (
    <FormDialog
      title="Remove Member"
      subtitle={name}
      closeTo={closeTo}
      size="small"
      errors={errors}
      submitLabel="Yes"
      submitLook="refuse"
      cancelLabel="NO"
    >
      <p>{MEMBER_MESSAGES.removalQuestion}</p>
      <p className="mt-2 text-quiet">
        {isInvited ? 'Their invitation link will stop working.' : 'Everything they added stays in the project.'}
      </p>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Remove Member')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
