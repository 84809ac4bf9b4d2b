import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Field } from '~/components/ui/form/field'
import { controlAttributes, plainField } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { Icon } from '~/components/ui/icon'
import { Breadcrumb, EmptyState, PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { MAX_IMPORT_ROWS, MAX_PHOTO_ZIP_BYTES } from '~/models/fleet/import/limits'
import { BYTES_OF_MB } from '~/models/trade/constants'
import { formatNumber } from '~/models/trade/number'
import type { ImportsView } from '~/services/fleet/import/import-pages.server'

interface ImportsScreenProps {
  view: ImportsView
  lastResult: SubmissionResult | undefined
}

/** Imports and exports of a fleet, for its owner or for staff. */
export function ImportsScreen({ view, lastResult }: ImportsScreenProps) {
  const { ownerName, isOwn, home, importsTo, photosTo, exportTo } = view
  const errors = lastResult?.error
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[home]} current="Import and export" />
      <PageTitle title="Import and export" lead={isOwn ? 'All your vehicles at once.' : `Vehicles of ${ownerName}`} />
      <div className="mt-5 grid grid-cols-1 gap-5">
        <Section headingId="vehicles" title="Import vehicles">
          <p className="mt-1 text-quiet">
            A CSV file with up to {formatNumber(MAX_IMPORT_ROWS)} vehicles, one per row. A row with a stock number you
            already have updates that vehicle. You review all changes before they are saved.
          </p>
          <FileForm
            action={importsTo}
            accept=".csv,text/csv"
            label="CSV file"
            hint="Excel: File, Save As, CSV UTF-8. An export from this page has all columns."
            submitLabel="Upload"
            errors={errors?.file}
          >
            <FormErrors errors={errors?.[''] ?? undefined} />
          </FileForm>
        </Section>
        <Section headingId="photos" title="Import photos">
          <p className="mt-1 text-quiet">
            A zip with photos named by stock number: B-17.jpg, B-17-2.jpg, B-17-driver.jpg (or rear, passenger,
            interior, front), or in a folder for each vehicle: B-17/driver.jpg. If a vehicle already has a photo from
            that angle, the new one takes its place and the old one is kept as an additional photo.
          </p>
          <FileForm
            action={photosTo}
            accept=".zip,application/zip"
            label="Zip file"
            hint={`Up to ${MAX_PHOTO_ZIP_BYTES / BYTES_OF_MB} MB. Send several if you have more.`}
            submitLabel="Upload photos"
          />
        </Section>
        <Section headingId="export" title="Export">
          <p className="mt-1 text-quiet">
            The same columns as an import, and the status of each listing, which an import ignores.
          </p>
          <a className={`${BUTTON_CLASS.outline} mt-4`} href={exportTo}>
            <Icon name="download" />
            Download as CSV
          </a>
        </Section>
        <Imports imports={view.imports} />
      </div>
    </div>
  )
}

interface FileFormProps {
  action: string
  accept: string
  label: string
  hint: string
  submitLabel: string
  errors?: string[] | null
  children?: ReactNode
}

/** With script its button stands out once a file is chosen. */
function FileForm({ action, accept, label, hint, submitLabel, errors, children }: FileFormProps) {
  const [isChosen, setIsChosen] = useState(false)
  const field = plainField({ idPrefix: submitLabel.replace(' ', '-'), errors: { file: errors ?? [] } }, ['file'])(
    'file',
  )
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="mt-4 grid justify-items-start gap-4">
      {children}
      <Field field={field} texts={{ label, hint, className: 'w-full' }}>
        <input
          type="file"
          accept={accept}
          className="input h-auto min-h-11 w-full py-2.5 text-sm file:mr-3 file:font-semibold"
          {...controlAttributes(field, true)}
          onChange={({ target }) => setIsChosen(target.value !== '')}
        />
      </Field>
      <SubmitButton look={isChosen ? 'primary' : 'outline'} action={action} className="max-sm:w-full">
        {submitLabel}
      </SubmitButton>
    </Form>
  )
}

function Imports({ imports }: Pick<ImportsView, 'imports'>) {
  return (
    <section aria-labelledby="imports">
      <h2 id="imports" className="text-lg">
        Imports
      </h2>
      {imports.length === 0 ? (
        <EmptyState className="mt-3" title="No imports yet." />
      ) : (
        <ul className="sheet mt-3 divide-y divide-base-300 overflow-hidden">
          {imports.map(({ id, fileName, kind, badge, counts, by, at, to }) => (
            <li key={id}>
              <Link to={to} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-base-200">
                <span className="min-w-0 grow basis-48">
                  <span className="block font-semibold break-words">{fileName}</span>
                  <span className="block text-sm break-words text-quiet">
                    {kind}, {by}, {at}
                  </span>
                  {counts && <span className="block text-sm text-quiet">{counts}</span>}
                </span>
                <Status {...badge} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
