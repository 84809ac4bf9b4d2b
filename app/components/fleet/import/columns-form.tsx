import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { IMPORT_COLUMNS } from '~/models/fleet/import/import-columns'
import { pluralize } from '~/models/trade/format/text'
import type { ColumnsView } from '~/services/fleet/import/import-pages.server'

const FIELDS = IMPORT_COLUMNS.map(({ field }) => field)

interface ColumnsFormProps {
  view: ColumnsView
  lastResult: SubmissionResult | undefined
}

/** Maps the file's columns to fields; suggested by their headers. */
export function ColumnsForm({ view, lastResult }: ColumnsFormProps) {
  const { fileName, total, importsTo, choices, samples, values } = view
  const [form, field] = useServerForm({ id: 'columns', fields: FIELDS, lastResult, defaultValue: values })
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: 'Import and export', to: importsTo }]} current="Columns" />
      <PageTitle
        title="Columns of the file"
        lead={`${fileName}, ${pluralize(total, 'vehicle')}. Choose where each value comes from.`}
      />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-5">
        <FormErrors errors={form.errors} fields={FIELDS.map(field)} />
        <Section headingId="columns" title="Columns">
          <p className="mt-1 text-quiet">
            New vehicles need what is marked with a star. What the file has no column for stays as it is.
          </p>
          <div className="mt-4 grid gap-5 sm:grid-cols-2">
            {IMPORT_COLUMNS.map((column) => {
              const state = field(column.field)
              const sample = samples[Number(state.defaultValue || Number.NaN)]
              return (
                <SelectField
                  key={column.field}
                  {...state}
                  label={column.isNeeded ? `${column.header} *` : column.header}
                  choices={choices}
                  emptyLabel="Not in the file"
                  hint={sample ? <span className="break-words">Example: {sample}</span> : undefined}
                />
              )
            })}
          </div>
        </Section>
        <div className="flex flex-wrap gap-3">
          <SubmitButton className="max-sm:w-full sm:px-10">Check the file</SubmitButton>
          <a className={`${BUTTON_CLASS.ghost} max-sm:w-full`} href={importsTo}>
            Cancel
          </a>
        </div>
      </Form>
    </div>
  )
}
