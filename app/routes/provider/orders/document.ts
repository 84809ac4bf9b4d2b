import type { LoaderFunctionArgs } from '@remix-run/node'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { DeskDocumentParams } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { findDeskDocument } from '~/services/provider/orders/require-desk-order.server'

/** Downloads a document of an order for staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const provider = await requireProvider(request)
    const document = await findDeskDocument(provider, parseParams(params, DeskDocumentParams))
    return download(request, { ...document, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: providerPaths.orders(), label: 'Go to the orders', failed: DOCUMENT_MESSAGES.downloadFailed }
