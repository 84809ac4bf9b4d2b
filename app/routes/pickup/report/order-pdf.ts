import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { ReportPdfParams } from '~/models/trade/addresses/order-params'
import { orderPaths } from '~/models/trade/paths/orders'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/parse.server'
import { requireOrderAccess } from '~/server/session/pickup-access.server'
import { reportPdfFile } from '~/services/pickup/report-pdf.server'

/** What was recorded of a booked vehicle, on paper, for whoever ordered it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const access = await requireOrderAccess(request, params)
    const { paper, orderItemId } = parseParams(params, ReportPdfParams)
    const pdf = await reportPdfFile({ ...access, orderItemId }, paper)
    return download(request, { ...pdf, as: 'saved', kept: 'never' })
  })
}

const REFUSED = { styles: appStyles, to: orderPaths.orders(), label: 'Go to your orders', explanation: EXPLANATION }
