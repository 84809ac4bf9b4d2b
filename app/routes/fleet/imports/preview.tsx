import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PreviewScreen } from '~/components/fleet/import/preview-screen'
import { ConfirmImportForm } from '~/models/fleet/import/import-form'
import { ImportParams } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirect, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { confirmImport } from '~/services/fleet/import/confirm-import.server'
import { previewPage } from '~/services/fleet/import/import-pages.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return previewPage(account, parseParams(params, ImportParams).importId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { importId } = parseParams(params, ImportParams)
  const form = await readForm(request, ConfirmImportForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await confirmImport(account, importId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(fleetPaths.import(importId))
}

export default function Preview() {
  const error = useActionData<typeof action>()?.error
  const errors = error?.[''] ?? error?.seen ?? undefined
  return <PreviewScreen view={useLoaderData<typeof loader>()} errors={errors} />
}

export const meta: MetaFunction = () => [titled('Check the import')]

/** Also after a refusal: the file may have been checked again since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
