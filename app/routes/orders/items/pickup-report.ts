import type { LoaderFunctionArgs } from '@remix-run/node'
import { PICKUP_DETAILS_MESSAGES } from '~/models/orders/items/pickup-details'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { broken } from '~/server/errors.server'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { pickupReport } from '~/services/orders/items/pickup-details.server'

/** The pickup report as a PDF. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const report = await pickupReport(renter, parseParams(params, OrderItemParams))
    if (!report.ok) throw broken()
    const { name, content } = report
    return download(request, { name, bytes: content.size, as: 'shown', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: orderPaths.orders(), label: 'Go to your orders', failed: PICKUP_DETAILS_MESSAGES.reportFailed }
