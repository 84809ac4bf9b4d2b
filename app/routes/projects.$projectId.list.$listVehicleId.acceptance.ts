import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { CardAnswerForm } from '~/models/deals/offer-form'
import { ListVehicleParams } from '~/models/trade/params'
import { paths } from '~/models/trade/paths'
import { originOf } from '~/server/http/origin.server'
import { parseParams } from '~/server/http/parse.server'
import { readForm } from '~/server/http/read-form.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireRenter } from '~/server/session/renter.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { cardBehind } from '~/services/deals/card-behind.server'

/** There is nothing to see here: whoever comes back from the log-in goes on to the card. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request)
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  return redirect(paths.listCard(projectId, listVehicleId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const at = parseParams(params, ListVehicleParams)
  const form = await readForm(request, CardAnswerForm)
  const back = cardBehind(request, at)
  if (form.status !== 'success') return redirectWithToast(back, INQUIRY_MESSAGES.changed, 'error')

  const { inquiryId, round } = form.value
  const party = { side: 'renter', account: renter, ...at, inquiryId } as const
  const outcome = await answerOffer(party, 'accept', round, originOf(request))
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, INQUIRY_MESSAGES.accepted)
}
