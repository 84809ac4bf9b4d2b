import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useOutletContext } from '@remix-run/react'
import { MessageDialog, type MessageDialogProps } from '~/components/provider/inquiries/message-dialog'
import { DEAL_MESSAGE_MESSAGES } from '~/models/deals/timeline/message-limits'
import { DeskMessageForm } from '~/models/provider/desk-form'
import { InquiryParams } from '~/models/trade/addresses/params'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { deputyOf } from '~/server/session/asker.server'
import { requireProvider } from '~/server/session/require.server'
import { sendMessageFor } from '~/services/deals/messages/send-message.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireProvider(request)
  return parseParams(params, InquiryParams)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, DeskMessageForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await sendMessageFor(deputyOf(provider, form.value), inquiryId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const back = withSearch(providerPaths.inquiry(inquiryId), new URL(request.url).search)
  return redirectWithToast(back, DEAL_MESSAGE_MESSAGES.sent)
}

export default function DeskMessage() {
  const { inquiryId } = useLoaderData<typeof loader>()
  const thread = useOutletContext<MessageDialogProps['thread']>()
  const closeTo = providerPaths.inquiry(inquiryId) + useLocation().search
  return <MessageDialog thread={thread} lastResult={useActionData<typeof action>()} closeTo={closeTo} />
}

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Inquiries')]

/** Also after a refusal: the inquiry may have changed since. */
export const shouldRevalidate = () => true
