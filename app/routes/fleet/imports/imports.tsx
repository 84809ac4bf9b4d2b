import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ImportsScreen } from '~/components/fleet/import/imports-screen'
import fileFieldStyles from '~/components/ui/form/file-field.css?url'
import { FleetParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { titled } from '~/models/trade/product'
import { parseParams, readForm, redirect, refusal } from '~/server/http/route.server'
import { requireOwner, requireProvider } from '~/server/session/require.server'
import { beginImport, receiveImport } from '~/services/fleet/import/begin-import.server'
import { importsPage } from '~/services/fleet/import/import-pages.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await (params.accountId ? requireProvider(request) : requireOwner(request))
  return importsPage(account, parseParams(params, FleetParams).accountId ?? account.id)
}

/** Uploads a file with vehicles. */
export async function action({ request, params }: ActionFunctionArgs) {
  const account = await (params.accountId ? requireProvider(request) : requireOwner(request))
  const ownerId = parseParams(params, FleetParams).accountId ?? account.id
  const { take, arrived } = await receiveImport(account, ownerId)
  const form = await readForm(request, EmptyForm, { files: 1, upload: take })

  const outcome = await beginImport(account, ownerId, arrived.received)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(fleetPaths.importColumns(outcome.importId))
}

export default function Imports() {
  return <ImportsScreen view={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: fileFieldStyles }]
export const meta: MetaFunction = () => [titled('Import and export')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
