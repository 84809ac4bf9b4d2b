import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useOutletContext } from '@remix-run/react'
import type { z } from 'zod'
import { AnswerDialog, type AnswerDialogProps } from '~/components/provider/inquiries/answer-dialog'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { DeskAnswerForm, DeskDeclineForm, DeskOfferForm } from '~/models/provider/desk-form'
import { DeskAnswerParams } from '~/models/trade/addresses/order-params'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import type { Outcome } from '~/models/trade/results/outcome'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { type Account, type Deputy, deputyOf } from '~/server/session/asker.server'
import { requireProvider } from '~/server/session/require.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireProvider(request)
  return parseParams(params, DeskAnswerParams)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { inquiryId, answer } = parseParams(params, DeskAnswerParams)
  return ANSWERS[answer](request, provider, inquiryId)
}

export default function DeskAnswer() {
  const { answer, inquiryId } = useLoaderData<typeof loader>()
  const thread = useOutletContext<AnswerDialogProps['thread']>()
  const closeTo = providerPaths.inquiry(inquiryId) + useLocation().search
  const lastResult = useActionData<typeof action>()
  return <AnswerDialog answer={answer} thread={thread} lastResult={lastResult} closeTo={closeTo} />
}

type Party = { side: 'owner'; inquiryId: string }
type Service<Input> = (asker: Deputy, party: Party, input: Input) => Promise<Outcome>

/** An owner's answers, given by staff. */
const ANSWERS = {
  acceptance: answered(
    DeskAnswerForm,
    (asker, party, { round }) => answerOffer(asker, party, 'accept', round),
    INQUIRY_MESSAGES.accepted,
  ),
  negotiation: answered(DeskOfferForm, counterOffer, INQUIRY_MESSAGES.negotiated),
  decline: answered(
    DeskDeclineForm,
    (asker, party, { round, declineReason, note }) =>
      answerOffer(asker, party, 'decline', round, { declineReason, note }),
    INQUIRY_MESSAGES.declined,
  ),
}

function answered<Input extends { reason: string }>(schema: z.ZodType<Input>, service: Service<Input>, done: string) {
  return async (request: Request, provider: Account, inquiryId: string) => {
    const form = await readForm(request, schema)
    if (form.status !== 'success') return invalid(form)

    const deputy = deputyOf(provider, { side: 'owner', reason: form.value.reason })
    const outcome = await service(deputy, { side: 'owner', inquiryId }, form.value)
    if (!outcome.ok) return refusal(form, outcome)
    const back = withSearch(providerPaths.inquiry(inquiryId), new URL(request.url).search)
    return redirectWithToast(back, done)
  }
}

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Inquiries')]

/** Also after a refusal: someone may have answered since the page was rendered. */
export const shouldRevalidate = () => true
