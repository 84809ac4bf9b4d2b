import type { LoaderFunctionArgs } from '@remix-run/node'
import { INVOICE_MESSAGES } from '~/models/billing/billing-messages'
import { InvoiceParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { invoiceFile } from '~/services/billing/invoice-file.server'

/** An invoice as a PDF to view or a CSV to save. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const { name, content } = await invoiceFile(renter, parseParams(params, InvoiceParams))
    return download(request, { name, bytes: content.size, as: 'shown', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: orderPaths.orders(), label: 'Go to your orders', failed: INVOICE_MESSAGES.failed }
