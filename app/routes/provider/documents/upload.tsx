import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DocumentDialog } from '~/components/provider/document-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { PROVIDER_DOCUMENT_MESSAGES } from '~/models/provider/desk-messages'
import { ProviderDocumentParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireProvider } from '~/server/session/require.server'
import { receiveProviderDocument, replaceDocument } from '~/services/provider/documents/receive-document.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireProvider(request)
  return parseParams(params, ProviderDocumentParams)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { kind } = parseParams(params, ProviderDocumentParams)
  const { take, arrived } = receiveProviderDocument(provider)
  const form = await readForm(request, EmptyForm, { files: 1, upload: take })

  const outcome = await replaceDocument(provider, kind, arrived.received)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(providerPaths.providerDocuments(), PROVIDER_DOCUMENT_MESSAGES.uploaded)
}

export default function ProviderDocument() {
  const { kind } = useLoaderData<typeof loader>()
  return <DocumentDialog kind={kind} problems={useActionData<typeof action>()?.error ?? {}} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Replace document')]

export function ErrorBoundary() {
  const closeTo = providerPaths.providerDocuments()
  return <FailureDialog title="Replace document" sentence={PROVIDER_DOCUMENT_MESSAGES.failed} closeTo={closeTo} />
}
