import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { CardAnswerForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { listPaths } from '~/models/trade/paths/lists'
import { refusalText } from '~/models/trade/results/outcome'
import { refererQuery } from '~/server/http/origin.server'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { answerOffer } from '~/services/deals/answer-offer.server'

/** Has no page: after a log-in, redirects to the card. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request)
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  return redirect(listPaths.listVehicle(projectId, listVehicleId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const ref = parseParams(params, ListVehicleParams)
  const form = await readForm(request, CardAnswerForm)
  const back = listPaths.listVehicle(ref.projectId, ref.listVehicleId, refererQuery(request))
  if (form.status !== 'success') return redirectWithToast(back, INQUIRY_MESSAGES.changed, 'error')

  const { inquiryId, round } = form.value
  const party = { side: 'renter', ...ref, inquiryId } as const
  const outcome = await answerOffer(renter, party, 'accept', round)
  if (!outcome.ok) return redirectWithToast(back, refusalText(outcome), 'error')
  return redirectWithToast(back, INQUIRY_MESSAGES.accepted)
}

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
export { EmptyPage as default } from '~/components/shell/error-page'
