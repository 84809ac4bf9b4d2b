import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { plainField } from '~/components/ui/form/field-state'
import { FileField } from '~/components/ui/form/file-field'
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
        <Section headingId="export" title="1. Download your vehicles">
          <p className="mt-1 text-quiet">
            A CSV file with every column. Opens in Excel. Change rows, or add a row for each new vehicle.
          </p>
          <a className={`${BUTTON_CLASS.outline} mt-4 max-sm:w-full`} href={exportTo}>
            <Icon name="download" />
            Download as CSV
          </a>
        </Section>
        <Section headingId="vehicles" title="2. Upload the vehicles">
          <p className="mt-1 text-quiet">
            Rows with an existing stock number update that vehicle. You review all changes before they are saved.
          </p>
          <FileForm
            action={importsTo}
            accept=".csv,text/csv"
            label="Choose a CSV file"
            hint={`Up to ${formatNumber(MAX_IMPORT_ROWS)} rows. In Excel: File, Save As, CSV UTF-8.`}
            submitLabel="Upload"
            errors={errors?.file}
          >
            <FormErrors errors={errors?.[''] ?? undefined} />
          </FileForm>
        </Section>
        <Section headingId="photos" title="3. Upload photos">
          <p className="mt-1 text-quiet">A zip of photos named by stock number, such as B-17.jpg.</p>
          <PhotoNames />
          <FileForm
            action={photosTo}
            accept=".zip,application/zip"
            label="Choose a zip file"
            hint={`Up to ${MAX_PHOTO_ZIP_BYTES / BYTES_OF_MB} MB. Upload more than one if you need to.`}
            submitLabel="Upload photos"
          />
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

/** Its button appears once a file is chosen. */
function FileForm({ action, accept, label, hint, submitLabel, errors, children }: FileFormProps) {
  const field = plainField({ idPrefix: submitLabel.replace(' ', '-'), errors: { file: errors ?? [] } }, ['file'])(
    'file',
  )
  return (
    <Form method="post" action={action} encType="multipart/form-data" noValidate className="mt-4 grid gap-4">
      {children}
      <FileField
        field={field}
        shape="zone"
        look="outline"
        icon="file"
        label={label}
        hint={hint}
        accept={accept}
        required
      />
      <SubmitButton action={action} className="justify-self-center max-sm:w-full">
        {submitLabel}
      </SubmitButton>
    </Form>
  )
}

/** How a file in the zip is matched with a vehicle and an angle. */
function PhotoNames() {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold">
        How to name the photos
        <Icon name="down" className="turns w-4!" />
      </summary>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr] [&_dd]:text-quiet [&_dd]:max-sm:mb-2">
        <dt>B-17.jpg, B-17-2.jpg</dt>
        <dd>Two photos of vehicle B-17.</dd>
        <dt>B-17-driver.jpg</dt>
        <dd>Its driver's side. Also rear, passenger, interior and front.</dd>
        <dt>B-17/driver.jpg</dt>
        <dd>The same, in a folder for each vehicle.</dd>
      </dl>
      <p className="mt-2 text-sm text-quiet">
        If a vehicle already has a photo from that angle, the new one takes its place and the old one is kept as an
        additional photo.
      </p>
    </details>
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
