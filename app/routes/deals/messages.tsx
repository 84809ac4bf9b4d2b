import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { MessagesDialog } from '~/components/deals/messages-dialog'
import { CardMessageForm } from '~/models/deals/timeline/message-form'
import { DEAL_MESSAGE_MESSAGES } from '~/models/deals/timeline/message-limits'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { newAttempt } from '~/server/content-id.server'
import { isDocument } from '~/server/http/origin.server'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { messagesPage } from '~/services/deals/messages/messages-page.server'
import { sendMessage } from '~/services/deals/messages/send-message.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  return messagesPage(renter, parseParams(params, ListVehicleParams))
}

/** With script the response is the key of the next message; without script it redirects to the dialog. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const form = await readForm(request, CardMessageForm)
  if (form.status !== 'success') return invalid(form)

  const { inquiryId, ...message } = form.value
  const outcome = await sendMessage(renter, { side: 'renter', ...ref, inquiryId }, message)
  if (!outcome.ok) return refusal(form, outcome)
  if (!isDocument(request)) return data({ attempt: newAttempt(), note: null })
  const messages = dealPaths.messages(ref.projectId, ref.listVehicleId)
  return redirectWithToast(withSearch(messages, listView(new URL(request.url).search)), DEAL_MESSAGE_MESSAGES.sent)
}

export default function Messages() {
  const page = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { projectId = '', listVehicleId = '' } = useParams()
  const view = listView(useLocation().search)
  return (
    <MessagesDialog
      {...page}
      action={dealPaths.messages(projectId, listVehicleId) + view}
      lastResult={lastResult && 'attempt' in lastResult ? undefined : lastResult}
      closeTo={listPaths.listVehicle(projectId, listVehicleId, view)}
    />
  )
}

export const handle = { dialog: true, live: 'deals' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.vehicle.title ?? 'Messages')]

/** Also after a refusal: the owner may have sent a message since the page was rendered. */
export const shouldRevalidate = () => true

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
