import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { OrderParams } from '~/models/trade/addresses/params'
import { broken } from '~/server/errors.server'
import { downloadAsMade } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireRenter } from '~/server/session/require.server'
import { zipOrderPapers } from '~/services/documents/overview/papers-zip.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const zip = await zipOrderPapers(renter, parseParams(params, OrderParams).orderId)
    if (!zip.ok) throw broken()
    return downloadAsMade(request, { ...zip, as: 'saved', kept: 'never' })
  })
}

const REFUSED = {
  styles: appStyles,
  to: orderPaths.orders(),
  label: 'Go to your orders',
  explanation: EXPLANATION,
  failed: PAPER_MESSAGES.downloadFailed,
}
