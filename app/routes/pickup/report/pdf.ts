import type { LoaderFunctionArgs } from '@remix-run/node'
import { ReportPdfParams } from '~/models/trade/addresses/order-params'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { shellPaths } from '~/models/trade/paths/shell'
import { NOT_FOUND_PAGE } from '~/models/trade/product'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { reportPlace, requireReportAccess } from '~/server/session/pickup-access.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'

/** What was recorded of a booked vehicle as a PDF, for either side. */
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
  order: { to: orderPaths.orders(), label: 'Go to your orders' },
  pickup: { to: shellPaths.pageNotFound(), label: `Go to ${NOT_FOUND_PAGE}` },
}
