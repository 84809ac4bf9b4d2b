import type { LoaderFunctionArgs } from '@remix-run/node'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { VehicleQuery } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { broken } from '~/server/errors.server'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseQuery } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { vehicleReport } from '~/services/fleet/vehicle-report.server'

/** A vehicle's page as a PDF. */
export function loader({ request }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const account = await requireAccount(request)
    const report = await vehicleReport(account, parseQuery(request, VehicleQuery)['car-id'])
    if (!report.ok) throw broken()
    const { name, content } = report
    return download(request, { name, bytes: content.size, as: 'shown', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: accountPaths.home(), label: 'Go to the home page', failed: VEHICLE_MESSAGES.pdfFailed }
