import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { ReportPdfParams } from '~/models/trade/addresses/order-params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { shellPaths } from '~/models/trade/paths/shell'
import { NOT_FOUND_PAGE } from '~/models/trade/product'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/parse.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'

/** What was recorded of a booked vehicle, on paper, for the renter's side at the pickup and for its owner. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(params.orderId === undefined ? REFUSED.owner : REFUSED.renter, async () => {
    const access = await requirePickupAccess(request, params)
    const { paper, orderItemId } = parseParams(params, ReportPdfParams)
    const pdf = await reportPdfFile({ ...access, orderItemId }, paper)
    return download(request, { ...pdf, as: 'saved', kept: 'never' })
  })
}

const PAGE = { styles: appStyles, explanation: EXPLANATION }
const REFUSED = {
  owner: { ...PAGE, to: ownerPaths.ownerOrders(), label: 'Go to the orders' },
  renter: { ...PAGE, to: shellPaths.pageNotFound(), label: `Go to ${NOT_FOUND_PAGE}` },
}
