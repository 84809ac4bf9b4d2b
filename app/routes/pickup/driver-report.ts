import type { LoaderFunctionArgs } from '@remix-run/node'
import { PICKUP_DETAILS_MESSAGES } from '~/models/orders/items/pickup-details'
import { PICKUP_GONE } from '~/models/pickup/pickup-messages'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { broken } from '~/server/errors.server'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { driverReport } from '~/services/pickup/require-pickup.server'

/** The pickup report as a PDF, for the crew and for browsers with a pickup link. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const access = await requireCrewAccess(request, params)
    const report = await driverReport({ ...access, ...parseParams(params, OrderItemParams) })
    if (!report.ok) throw broken()
    const { name, content } = report
    return download(request, { name, bytes: content.size, as: 'shown', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = {
  to: accountPaths.home(),
  label: 'Go to the home page',
  gone: PICKUP_GONE,
  failed: PICKUP_DETAILS_MESSAGES.reportFailed,
}
