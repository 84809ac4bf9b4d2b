import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { HandoverDialog } from '~/components/crew/members/handover-dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { HandoverForm } from '~/models/crew/member-form'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { crewPaths } from '~/models/trade/paths/crew'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireRenter } from '~/server/session/require.server'
import { allHandoverCandidates } from '~/services/crew/members/all-members.server'
import { handOver } from '~/services/crew/members/hand-over.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('handOver', membership)
  return { projectId, title: membership.project.title, heirs: await allHandoverCandidates(membership) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, HandoverForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await handOver(renter, { projectId, accountId: form.value.accountId })
  if (!outcome.ok) return refusal(form, outcome)
  const back = withSearch(crewPaths.members(projectId), listView(new URL(request.url).search))
  return redirectWithToast(back, MEMBER_MESSAGES.handedOver)
}

export default function Handover() {
  const { projectId, ...project } = useLoaderData<typeof loader>()
  const answer = useFormAnswer(useActionData<typeof action>())
  const members = crewPaths.members(projectId) + listView(useLocation().search)
  return <HandoverDialog {...project} answer={answer} closeTo={members} />
}

/** Who can take it over may have changed meanwhile. */
export const shouldRevalidate = () => true

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Hand Over Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
