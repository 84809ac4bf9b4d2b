import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileErrorPage } from '~/components/shell/file-error-page'
import { GUIDANCE_MESSAGES } from '~/models/orders/items/pickup-guidance'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { broken } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { pickupReport } from '~/services/orders/items/pickup-guidance.server'

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

const REFUSED = fileErrorPage(orderPaths.orders(), 'Go to your orders', GUIDANCE_MESSAGES.reportFailed)
