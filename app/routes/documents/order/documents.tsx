import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DocumentsPage } from '~/components/documents/documents-page'
import { FetchFailure } from '~/components/shell/error-page'
import { useFormResponse } from '~/components/ui/form/form-response'
import { DocumentsForm as Schema } from '~/models/documents/document-form'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { paperTask } from '~/models/today/order-tasks'
import { OrderParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { DOCUMENT_KINDS } from '~/models/trade/vocabulary/documents'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { orderDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { receiveDocuments, submitDocuments } from '~/services/documents/submit-documents.server'
import { currentTasks } from '~/services/today/current-tasks.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId } = parseParams(params, OrderParams)
  const view = await orderDocumentsPage(renter, orderId)
  return { ...view, task: paperTask(await currentTasks(renter), orderId) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId } = parseParams(params, OrderParams)
  const { take, received, project } = await receiveDocuments(renter, orderId)
  const form = await readForm(request, Schema, { files: DOCUMENT_KINDS.length, upload: take })

  // valid files are stored even if another field is invalid
  const outcome = await submitDocuments(renter, orderId, received, form.status === 'success' ? form.value : null)
  if (form.status !== 'success') return invalid(form, outcome.ok ? null : outcome)
  if (!outcome.ok) return refusal(form, outcome)
  const message = outcome.uploaded ? DOCUMENT_MESSAGES.uploaded : DOCUMENT_MESSAGES.saved
  return redirectWithToast(orderPaths.orderDetails(orderId, project.id, project.title), message)
}

export default function Documents() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <DocumentsPage view={useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId} Documents`)]

/** Also after a refusal: a valid file has been stored. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  return <FetchFailure title="Documents" sentence={DOCUMENT_MESSAGES.failed} />
}
