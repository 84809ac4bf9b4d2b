import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { JobProgress } from '~/components/ui/feedback/job-progress'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { Icon } from '~/components/ui/icon'
import { EmptyState, PageTitle } from '~/components/ui/page'
import { BACKUP_MESSAGES, backupFile, progressText } from '~/models/provider/backup-messages'
import { BACKUPS_TO_KEEP } from '~/models/trade/constants'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { readForm, redirect, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { type BackupRow, backupsPage, startBackup } from '~/services/provider/backups.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return backupsPage(provider)
}

export async function action({ request }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const form = await readForm(request, EmptyForm)
  const outcome = await startBackup(provider)
  return outcome.ok ? redirect(providerPaths.backup()) : refusal(form, outcome)
}

export default function Backup() {
  const page = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error?.['']
  return (
    <div className="page">
      <PageTitle
        title="Backup"
        lead="Runs every night. Covers the database, not photos or documents. Downloads contain names, addresses and bookings; store them securely."
      />
      <div className="mt-6 grid gap-5">
        <FormErrors errors={errors ?? undefined} />
        {page.isOnServer && !errors && <Note tone="booked">{BACKUP_MESSAGES.serverHasTools}</Note>}
        {!page.isOnServer && (
          <>
            {page.hasFailed && !page.underway && <Note tone="refused">{BACKUP_MESSAGES.failed}</Note>}
            <div className="grid items-start gap-5 lg:grid-cols-[1fr_21rem] lg:gap-6">
              <div className="lg:order-last">
                <section className="sheet p-5" aria-label="Schedule">
                  <Facts facts={scheduleOf(page)} />
                  <p className="mt-2 text-sm text-quiet">Keeps the last {BACKUPS_TO_KEEP} backups.</p>
                  {page.underway ? (
                    <div className="mt-4">
                      <JobProgress
                        text={progressText(page.underway.packed)}
                        done={page.underway.packed}
                        page={providerPaths.backup()}
                      />
                    </div>
                  ) : (
                    <Form method="post" className="mt-4 grid">
                      <SubmitButton>Back up now</SubmitButton>
                    </Form>
                  )}
                </section>
              </div>
              {(page.rows.length > 0 || !page.underway) && <BackupList backups={page.rows} />}
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** When backups are made. */
function scheduleOf({ rows: [last], next }: { rows: readonly BackupRow[]; next: string }) {
  return [...(last ? [{ label: 'Last backup', value: last.when }] : []), { label: 'Next backup', value: next }]
}

/** The stored backups with download links. */
function BackupList({ backups }: { backups: readonly BackupRow[] }) {
  if (backups.length === 0)
    return <EmptyState title="No backup yet." hint="Make one now, or wait for the nightly one." />
  return (
    <ul className="sheet divide-y divide-base-300" aria-label="Backups">
      {backups.map(({ name, when, size }) => (
        <li key={name} className="flex items-center gap-x-6 px-5 py-3">
          <div className="min-w-0 grow">
            <p className="font-semibold">{when}</p>
            <p className="figure text-sm text-quiet">{size}</p>
          </div>
          {/* without `download`, because the browser would save a refusal as a file */}
          <a className={BUTTON_CLASS.outline} href={backupFile(name)}>
            <Icon name="download" />
            Download
            <span className="sr-only"> the backup of {when}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export const meta: MetaFunction = () => [titled('Backup')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
