import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { CopyForm } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { OwnedVehicleParams } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { copyListing } from '~/services/fleet/listing/copy-listing.server'
import { listingHome } from '~/services/fleet/listing-events.server'

/** Has no page: after a log-in, redirects to the vehicle. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return redirect(listingHome(account, parseParams(params, OwnedVehicleParams).vehicleId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  const form = await readForm(request, CopyForm)
  if (form.status !== 'success') return redirectWithToast(listingHome(account, vehicleId), PAGE_OUTDATED, 'error')

  const { copyId } = form.value
  const outcome = await copyListing(account, { vehicleId, copyId })
  if (!outcome.ok) return redirectWithToast(listingHome(account, vehicleId), outcome.message, 'error')
  return redirectWithToast(ownerPaths.vehicleDetails(copyId), LISTING_FORM_MESSAGES.copied)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
