import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useOutletContext } from '@remix-run/react'
import { type Answered, Answers } from '~/components/deals/inbox/answer'
import { MessageForm } from '~/models/deals/timeline/message-form'
import { DEAL_MESSAGE_MESSAGES } from '~/models/deals/timeline/message-limits'
import { InquiryParams } from '~/models/trade/addresses/params'
import { dealPaths } from '~/models/trade/paths/deals'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { newAttempt } from '~/server/content-id.server'
import { isDocument } from '~/server/http/origin.server'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { sendMessage } from '~/services/deals/messages/send-message.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return null
}

/** With script the response is the key of the next message; without script it redirects to the thread. */
export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, MessageForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await sendMessage(owner, { side: 'owner', inquiryId }, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  if (!isDocument(request)) return data({ attempt: newAttempt(), note: null })
  const { search } = new URL(request.url)
  return redirectWithToast(withSearch(dealPaths.ownerInquiry(inquiryId), search), DEAL_MESSAGE_MESSAGES.sent)
}

export default function Messages() {
  const lastResult = useActionData<typeof action>()
  const messageResult = lastResult && 'attempt' in lastResult ? undefined : lastResult
  return <Answers thread={useOutletContext<Answered>()} messageResult={messageResult} />
}

export const meta: MetaFunction = () => [titled('Inbox')]
