import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Field } from '~/components/ui/form/field'
import { controlAttributes, plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { SubmitButton } from '~/components/ui/submit-button'
import { providerPaths } from '~/models/trade/paths/provider'
import { PROVIDER_DOCUMENT_NAMES, type ProviderDocument } from '~/models/trade/vocabulary/documents'

interface DocumentDialogProps {
  kind: ProviderDocument
  problems: Readonly<Record<string, string[] | null>>
}

/** Asks for the file that is to be shown from now on. */
export function DocumentDialog({ kind, problems }: DocumentDialogProps) {
  const field = plainField({ errors: { document: problems.document ?? [] } }, ['document'])('document')
  return (
    <Dialog title={`${PROVIDER_DOCUMENT_NAMES[kind]} upload`} closeTo={providerPaths.providerDocuments()} size="small">
      <Form method="post" encType="multipart/form-data" noValidate className="contents">
        <DialogBody>
          <FormErrors errors={problems[''] ?? undefined} className="mb-4" />
          <Field field={field} words={{ label: 'Document', hint: 'PDF.' }}>
            <input
              type="file"
              accept="application/pdf,.pdf"
              className="input h-auto min-h-11 py-2.5 text-sm file:mr-3 file:font-semibold"
              {...controlAttributes(field, true)}
            />
          </Field>
        </DialogBody>
        <DialogFoot cancelTo={providerPaths.providerDocuments()}>
          <SubmitButton>Upload</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
