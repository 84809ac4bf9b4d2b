import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { CheckboxField } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { Icon } from '~/components/ui/icon'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { rowsText } from '~/models/fleet/import/import-view'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { PreviewView } from '~/services/fleet/import/import-pages.server'

interface PreviewScreenProps {
  view: PreviewView
  errors: string[] | undefined
}

/** What importing the file would change, before it is confirmed. */
export function PreviewScreen({ view, errors }: PreviewScreenProps) {
  const { id, fileName, importsTo, counts, problems, warnings, hasMore, isOpen, seen } = view
  const facts = [
    { label: 'Added', value: counts.added },
    { label: 'Updated', value: counts.updated },
    { label: 'Unchanged', value: counts.unchanged },
    { label: 'With problems', value: counts.refused },
  ]
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: 'Import and export', to: importsTo }]} current="Check" />
      <PageTitle title="Check the import" lead={fileName} />
      <div className="mt-5 grid grid-cols-1 gap-5">
        <FormErrors errors={errors} />
        <Section headingId="counts" title="Vehicles">
          <Facts facts={facts} className="mt-2" />
        </Section>
        {problems.length > 0 && (
          <Section headingId="problems" title="Problems">
            <Note tone="refused" className="mt-3">
              {IMPORT_MESSAGES.hasProblems(counts.refused)}
            </Note>
            <RowSentences rows={problems} />
            {hasMore && <p className="mt-3 text-sm text-quiet">Only the first ones are shown. All are in the file.</p>}
            <a className={`${BUTTON_CLASS.outline} mt-4`} href={fleetPaths.importProblems(id)}>
              <Icon name="download" />
              Download these rows
            </a>
          </Section>
        )}
        {warnings.length > 0 && (
          <Section headingId="warnings" title="Please check">
            <p className="mt-1 text-quiet">These rows are imported as they are.</p>
            <RowSentences rows={warnings} />
          </Section>
        )}
        {isOpen && counts.refused === 0 && <Confirm seen={seen} />}
        {isOpen ? (
          <p className="flex flex-wrap gap-3">
            <Link className={`${BUTTON_CLASS.outline} max-sm:w-full`} to={fleetPaths.importColumns(id)}>
              Change the columns
            </Link>
            <Link className={`${BUTTON_CLASS.ghost} max-sm:w-full`} to={importsTo}>
              Choose another file
            </Link>
          </p>
        ) : (
          <p>
            <Link className={BUTTON_CLASS.primary} to={fleetPaths.import(id)}>
              Open the import
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

function Confirm({ seen }: { seen: string }) {
  return (
    <Form method="post" className="sheet grid gap-4 p-5">
      <input type="hidden" name="seen" value={seen} />
      <CheckboxField
        id="listWhenComplete"
        name="listWhenComplete"
        label="List vehicles as soon as they are complete"
        hint="A draft is complete with a price and a photo of the driver's side. Vehicles that are not drafts keep their status."
      />
      <SubmitButton className="sm:justify-self-start sm:px-10">Import</SubmitButton>
    </Form>
  )
}

function RowSentences({ rows }: { rows: PreviewView['problems'] }) {
  return (
    <ul className="mt-3 divide-y divide-base-300">
      {rows.map(({ rows, header, sentence }) => (
        <li key={`${header} ${sentence}`} className="py-2 text-sm break-words">
          <span className="font-semibold">
            {rowsText(rows)}
            {header && `, ${header}`}:
          </span>{' '}
          {sentence}
        </li>
      ))}
    </ul>
  )
}
