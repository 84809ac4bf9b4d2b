import type { LoaderFunctionArgs } from '@remix-run/node'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { FleetParams } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { streamDownload, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireOwner, requireProvider } from '~/server/session/require.server'
import { exportFleet } from '~/services/fleet/import/export-fleet.server'

/** An owner's vehicles as CSV, for the owner and, below the desk's address, for staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const account = await (params.accountId ? requireProvider(request) : requireOwner(request))
    const file = await exportFleet(account, parseParams(params, FleetParams).accountId ?? account.id)
    return streamDownload(request, { ...file, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: ownerPaths.ownerVehicles(), label: 'Go to the vehicles', failed: IMPORT_MESSAGES.exportFailed }
