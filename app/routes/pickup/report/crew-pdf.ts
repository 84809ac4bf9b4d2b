import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { ReportPaperParams } from '~/models/trade/addresses/orders/params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireRenter } from '~/server/session/require.server'
import { reportPaper } from '~/services/pickup/return/report-paper.server'

/** What was recorded of a booked vehicle, on paper, for whoever ordered it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const { paper, ...at } = parseParams(params, ReportPaperParams)
    return download(request, {
      ...(await reportPaper({ by: 'member', renter, ...at }, paper)),
      as: 'saved',
      kept: 'never',
    })
  })
}

const REFUSED = { styles: appStyles, to: orderPaths.orders(), label: 'Go to your orders', explanation: EXPLANATION }
