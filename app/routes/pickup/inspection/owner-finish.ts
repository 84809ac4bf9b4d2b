import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ownerInspection } from '~/models/pickup/inspection/owner-addresses'
import { OwnerInspectionParams } from '~/models/trade/addresses/order-params'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireOwner } from '~/server/session/require.server'
import { finishInspection } from '~/services/pickup/inspection/finish-inspection.server'

/** There is nothing to see here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  return redirect(ownerInspection(parseParams(params, OwnerInspectionParams)).overview())
}

/** Ends the inspection where it is complete; an owner who has not said anything of damage is asked. */
export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const at = parseParams(params, OwnerInspectionParams)
  const to = ownerInspection(at)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(to.overview('damage'), PAGE_OUTDATED, 'error')

  const outcome = await finishInspection({ side: 'owner', owner, ...at }, { noDamage: false })
  if (outcome.ok) return redirect(to.back)
  if (outcome.code === 'damage-unsaid') return redirect(to.noDamage)
  return redirectWithToast(to.overview('damage'), outcome.message, 'error')
}

export { AnswerFailed as ErrorBoundary } from '~/components/shell/answer-failed'
export { LedOn as default } from '~/components/shell/led-on'
