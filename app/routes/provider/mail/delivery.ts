import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { MAIL_DESK_MESSAGES } from '~/models/provider/mail-desk'
import { MailParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { resendMessage } from '~/services/provider/undelivered.server'

/** Has no page: after a log-in, redirects to the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireProvider(request)
  return redirect(providerPaths.undelivered())
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { mailId } = parseParams(params, MailParams)
  await readForm(request, EmptyForm)

  const outcome = await resendMessage(provider, mailId)
  const back = withSearch(providerPaths.undelivered(), new URL(request.url).search)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, outcome.isNew ? MAIL_DESK_MESSAGES.issuedAnew : MAIL_DESK_MESSAGES.sentAgain)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
