import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { ReminderForm } from '~/models/provider/desk-form'
import { InquiryParams } from '~/models/trade/addresses/params'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { remindOwner } from '~/services/deals/deadlines/remind-owner.server'

/** Has no page: after a log-in, redirects to the inquiry. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireProvider(request)
  return redirect(providerPaths.inquiry(parseParams(params, InquiryParams).inquiryId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, ReminderForm)
  const isOnInquiry = form.status === 'success' && form.value.page === 'inquiry'

  const outcome = await remindOwner(provider, inquiryId)
  const back = withSearch(
    isOnInquiry ? providerPaths.inquiry(inquiryId) : providerPaths.inquiries(),
    new URL(request.url).search,
  )
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, outcome.isSent ? INQUIRY_MESSAGES.reminded : INQUIRY_MESSAGES.remindedBefore)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
