import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileErrorPage } from '~/components/shell/file-error-page'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { agreementForMember } from '~/services/signing/agreement/agreement-file.server'

/** The sealed agreement of an order, in a window of its own. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const { orderId } = parseParams(params, OrderParams)
    return download(request, { ...(await agreementForMember(renter, orderId)), as: 'shown', cache: 'no-store' })
  })
}

const REFUSED = fileErrorPage(orderPaths.orders(), 'Go to your orders', DOCUMENT_MESSAGES.downloadFailed)
