import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { MemberParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'
import { withSearch } from '~/models/trade/paths/own-path'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { resendInvitation } from '~/services/crew/invitations/invite-members.server'

/** Has no page: after a log-in, redirects to the members. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request)
  const { projectId } = parseParams(params, MemberParams)
  return redirect(crewPathsAt(new URL(request.url).pathname).members(projectId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, MemberParams)
  const form = await readForm(request, EmptyForm)
  const { pathname, search } = new URL(request.url)
  const back = withSearch(crewPathsAt(pathname).members(ref.projectId), listView(search))
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = await resendInvitation(renter, ref)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, outcome.isNew ? MEMBER_MESSAGES.sentAgain : MEMBER_MESSAGES.sentJustNow)
}

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
export { EmptyPage as default } from '~/components/shell/error-page'
