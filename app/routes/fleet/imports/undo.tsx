import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { ImportParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { requireUndo } from '~/services/fleet/import/import-pages.server'
import { undoImport } from '~/services/fleet/import/undo-import.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return requireUndo(account, parseParams(params, ImportParams).importId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { importId } = parseParams(params, ImportParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await undoImport(account, importId)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(fleetPaths.import(importId), IMPORT_MESSAGES.undoDone)
}

export default function UndoImport() {
  const { id, text, refusal } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error?.['']
  return (
    <FormDialog
      title="Undo Import"
      closeTo={fleetPaths.import(id)}
      size="small"
      errors={errors ?? undefined}
      submitLabel={refusal || errors ? null : 'Undo import'}
      submitLook="refuse"
      cancelLabel={refusal || errors ? 'Back to the import' : 'Cancel'}
    >
      {refusal && !errors && <Note tone="gone">{refusal}</Note>}
      {!refusal && !errors && <p>{text}</p>}
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Undo Import')]

/** Also after a refusal: the import may have been undone since the page was rendered. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
