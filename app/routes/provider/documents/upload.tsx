import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Field } from '~/components/ui/form/field'
import { controlAttributes, plainField } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { ProviderDocumentForm } from '~/models/provider/desk-form'
import { PROVIDER_DOCUMENT_MESSAGES } from '~/models/provider/desk-messages'
import { PROVIDER_DOCUMENT_USES } from '~/models/provider/provider-documents'
import { ProviderDocumentParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { PROVIDER_DOCUMENT_NAMES } from '~/models/trade/vocabulary/documents'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { documentsPage, receiveProviderDocument, replaceDocument } from '~/services/provider/provider-documents.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { kind } = parseParams(params, ProviderDocumentParams)
  const documents = await documentsPage(provider)
  return { kind, expiresOn: documents.find((each) => each.kind === kind)?.current?.expiresOn ?? '' }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { kind } = parseParams(params, ProviderDocumentParams)
  const { take, arrived } = receiveProviderDocument(provider)
  const form = await readForm(request, ProviderDocumentForm, { files: 1, upload: take })
  if (form.status !== 'success') return invalid(form)

  const outcome = await replaceDocument(provider, kind, { ...form.value, received: arrived.received })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(providerPaths.providerDocuments(), PROVIDER_DOCUMENT_MESSAGES.uploaded)
}

/** Uploads the file that replaces the current one. */
export default function ProviderDocument() {
  const { kind, expiresOn } = useLoaderData<typeof loader>()
  const problems = useActionData<typeof action>()?.error ?? {}
  const errors = { document: problems.document ?? [], expiresOn: problems.expiresOn ?? [] }
  const field = plainField({ errors, values: { expiresOn } }, ['document', 'expiresOn'])
  const document = field('document')
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
      <Field field={document} texts={{ label: 'Document', hint: 'PDF.' }}>
        <input
          type="file"
          accept="application/pdf,.pdf"
          className="input h-auto min-h-11 py-2.5 text-sm file:mr-3 file:font-semibold"
          {...controlAttributes(document, true)}
        />
      </Field>
      {PROVIDER_DOCUMENT_USES[kind].expires && (
        <TextField {...field('expiresOn')} label="Expires on (optional)" type="date" />
      )}
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Replace document')]

export function ErrorBoundary() {
  const closeTo = providerPaths.providerDocuments()
  return <FailureDialog title="Replace document" sentence={PROVIDER_DOCUMENT_MESSAGES.failed} closeTo={closeTo} />
}
