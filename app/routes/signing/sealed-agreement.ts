import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { OrderParams } from '~/models/trade/addresses/params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireRenter } from '~/server/session/require.server'
import { paperForMember } from '~/services/signing/agreement/agreement-paper.server'

/** The sealed agreement of an order, in a window of its own. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const { orderId } = parseParams(params, OrderParams)
    return download(request, { ...(await paperForMember(renter, orderId)), as: 'shown', kept: 'never' })
  })
}

const REFUSED = {
  styles: appStyles,
  to: orderPaths.orders(),
  label: 'Go to your orders',
  explanation: EXPLANATION,
  failed: PAPER_MESSAGES.downloadFailed,
}
