import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DocumentsPage } from '~/components/documents/documents-page'
import { FetchFailure } from '~/components/shell/error-page'
import { useFormResponse } from '~/components/ui/form/form-response'
import { DocumentsForm as Schema } from '~/models/documents/document-form'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { StagedDocumentParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { DOCUMENT_KINDS } from '~/models/trade/vocabulary/documents'
import { invalid, parseParams, readForm, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { orderDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { removeStagedDocument } from '~/services/documents/stage-document.server'
import { receiveDocuments, submitDocuments } from '~/services/documents/submit-documents.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  return orderDocumentsPage(renter, parseParams(params, StagedDocumentParams).orderId, 'changeOrders')
}

/** Removes a staged file. Responds with the whole form as submitted: what was typed, and the other file. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, kind } = parseParams(params, StagedDocumentParams)
  const { take, received } = await receiveDocuments(renter, orderId)
  const form = await readForm(request, Schema, {
    files: DOCUMENT_KINDS.length,
    upload: async (file) => (file.field === kind ? undefined : take(file)),
  })

  const removed = await removeStagedDocument(renter, orderId, kind)
  if (!removed.ok) return refusal(form, removed)
  const kept = await submitDocuments(renter, orderId, received, null)
  if (form.status !== 'success') return invalid(form, kept.ok ? null : kept)
  return kept.ok ? form.reply() : refusal(form, kept)
}

export default function WithoutStagedDocument() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <DocumentsPage view={useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId} Documents`)]

export function ErrorBoundary() {
  return <FetchFailure title="Documents" sentence={DOCUMENT_MESSAGES.failed} />
}
