import type { LoaderFunctionArgs } from '@remix-run/node'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { agreementForMember } from '~/services/signing/agreement/agreement-file.server'

/** The sealed agreement of an order, in a new window. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const { orderId } = parseParams(params, OrderParams)
    return download(request, { ...(await agreementForMember(renter, orderId)), as: 'shown', cache: 'no-store' })
  })
}

const REFUSED = { to: orderPaths.orders(), label: 'Go to your orders', failed: DOCUMENT_MESSAGES.downloadFailed }
