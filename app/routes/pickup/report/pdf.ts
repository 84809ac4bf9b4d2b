import type { LoaderFunctionArgs } from '@remix-run/node'
import { PICKUP_GONE } from '~/models/pickup/pickup-messages'
import { ReportPdfParams } from '~/models/trade/addresses/order-params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { providerPaths } from '~/models/trade/paths/provider'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { reportPlace, requireReportAccess } from '~/server/session/pickup-access.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'

/** The reports of an order item as a PDF, for either side and for staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(BACK[reportPlace(request, params)], async () => {
    const access = await requireReportAccess(request, params)
    const { pdf, orderItemId } = parseParams(params, ReportPdfParams)
    const file = await reportPdfFile({ ...access, orderItemId }, pdf)
    return download(request, { ...file, as: 'saved', cache: 'no-store' })
  })
}

const BACK = {
  owner: { to: ownerPaths.ownerOrders(), label: 'Go to the orders' },
  staff: { to: providerPaths.orders(), label: 'Go to the orders' },
  order: { to: orderPaths.orders(), label: 'Go to your orders' },
  pickup: { to: accountPaths.home(), label: 'Go to the home page', gone: PICKUP_GONE },
}
