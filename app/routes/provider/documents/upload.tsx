import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Field } from '~/components/ui/form/field'
import { controlAttributes, plainField } from '~/components/ui/form/field-state'
import { PROVIDER_DOCUMENT_MESSAGES } from '~/models/provider/desk-messages'
import { ProviderDocumentParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { PROVIDER_DOCUMENT_NAMES } from '~/models/trade/vocabulary/documents'
import { parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { receiveProviderDocument, replaceDocument } from '~/services/provider/provider-documents.server'

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

/** Uploads the file that replaces the current one. */
export default function ProviderDocument() {
  const { kind } = useLoaderData<typeof loader>()
  const problems = useActionData<typeof action>()?.error ?? {}
  const field = plainField({ errors: { document: problems.document ?? [] } }, ['document'])('document')
  return (
    <FormDialog
      title={`${PROVIDER_DOCUMENT_NAMES[kind]} upload`}
      closeTo={providerPaths.providerDocuments()}
      size="small"
      replace={false}
      encType="multipart/form-data"
      noValidate
      errors={problems[''] ?? undefined}
      submitLabel="Upload"
    >
      <Field field={field} texts={{ label: 'Document', hint: 'PDF.' }}>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className="input h-auto min-h-11 py-2.5 text-sm file:mr-3 file:font-semibold"
          {...controlAttributes(field, true)}
        />
      </Field>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Replace document')]

export function ErrorBoundary() {
  const closeTo = providerPaths.providerDocuments()
  return <FailureDialog title="Replace document" sentence={PROVIDER_DOCUMENT_MESSAGES.failed} closeTo={closeTo} />
}
