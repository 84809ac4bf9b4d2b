import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Field } from '~/components/ui/form/field'
import { controlAttributes, plainField } from '~/components/ui/form/field-state'

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
      <Field field={field} words={{ label: 'Document', hint: 'PDF.' }}>
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
