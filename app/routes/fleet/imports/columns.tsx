import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ColumnsForm } from '~/components/fleet/import/columns-form'
import { MappingForm } from '~/models/fleet/import/import-form'
import { ImportParams } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirect, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { checkImport } from '~/services/fleet/import/check-import.server'
import { columnsPage } from '~/services/fleet/import/import-pages.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return columnsPage(account, parseParams(params, ImportParams).importId)
}

/** Validates the file with the chosen columns. */
export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { importId } = parseParams(params, ImportParams)
  const form = await readForm(request, MappingForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await checkImport(account, importId, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(fleetPaths.importPreview(importId))
}

export default function Columns() {
  return <ColumnsForm view={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const meta: MetaFunction = () => [titled('Columns of the file')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
