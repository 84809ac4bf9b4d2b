import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { PHOTO_ZIP_MESSAGES } from '~/models/fleet/import/photo-zip-messages'
import { FleetParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireOwner, requireProvider } from '~/server/session/require.server'
import { requireFleet } from '~/services/fleet/import/fleet-of.server'
import { beginPhotoZip, receivePhotoZip } from '~/services/fleet/import/photos/begin-photos.server'

/** Has no page: after a log-in, redirects to the imports. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await (params.accountId ? requireProvider(request) : requireOwner(request))
  const { accountId } = parseParams(params, FleetParams)
  await requireFleet(account, accountId ?? account.id)
  return redirect(importsOf(accountId))
}

/** Uploads a ZIP with photos. */
export async function action({ request, params }: ActionFunctionArgs) {
  const account = await (params.accountId ? requireProvider(request) : requireOwner(request))
  const { accountId } = parseParams(params, FleetParams)
  const ownerId = accountId ?? account.id
  const { take, arrived } = await receivePhotoZip(account, ownerId)
  await readForm(request, EmptyForm, { files: 1, upload: take })

  const outcome = await beginPhotoZip(account, ownerId, arrived.received)
  if (!outcome.ok) return redirectWithToast(importsOf(accountId), outcome.message, 'error')
  return redirectWithToast(fleetPaths.import(outcome.importId), PHOTO_ZIP_MESSAGES.queued)
}

const importsOf = (accountId: string | undefined) =>
  accountId ? fleetPaths.importsOfOwner(accountId) : fleetPaths.ownImports()

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
