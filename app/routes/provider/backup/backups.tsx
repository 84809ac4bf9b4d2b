import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { BackupList } from '~/components/provider/backup-list'
import { BackupProgress } from '~/components/provider/backup-progress'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { PageTitle } from '~/components/ui/page-title'
import { SubmitButton } from '~/components/ui/submit-button'
import { BACKUP_MESSAGES } from '~/models/provider/backup-messages'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { readForm, refusal } from '~/server/http/form/read-form.server'
import { redirect } from '~/server/http/redirect.server'
import { requireProvider } from '~/server/session/require.server'
import { backupsPage, startBackup } from '~/services/provider/backups.server'

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
      <PageTitle title="Backup" lead="Database only; photos and documents are not included." />
      <div className="mt-6 grid max-w-3xl gap-5">
        <FormErrors errors={errors ?? undefined} />
        {page.isOnServer && !errors && <Note tone="booked">{BACKUP_MESSAGES.serverHasTools}</Note>}
        {!page.isOnServer && (
          <>
            {page.hasFailed && !page.underway && <Note tone="refused">{BACKUP_MESSAGES.failed}</Note>}
            {page.underway ? <BackupProgress packed={page.underway.packed} /> : <MakeBackup />}
            <BackupList backups={page.rows} />
          </>
        )}
      </div>
    </div>
  )
}

function MakeBackup() {
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <p className="max-w-prose text-sm text-quiet">
        Backups run nightly and the latest are kept. Store downloads securely: they contain names, addresses and
        bookings.
      </p>
      <SubmitButton>Make a backup</SubmitButton>
    </Form>
  )
}

export const meta: MetaFunction = () => [titled('Backup')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
