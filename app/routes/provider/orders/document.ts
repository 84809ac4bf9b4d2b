import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileErrorPage } from '~/components/shell/file-error-page'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { DeskDocumentParams } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { findDocumentAtDesk } from '~/services/provider/orders/require-order-at-desk.server'

/** Downloads a document of an order for staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const provider = await requireProvider(request)
    const document = await findDocumentAtDesk(provider, parseParams(params, DeskDocumentParams))
    return download(request, { ...document, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = fileErrorPage(providerPaths.orders(), 'Go to the orders', DOCUMENT_MESSAGES.downloadFailed)
