import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileErrorPage } from '~/components/shell/file-error-page'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { broken } from '~/server/errors.server'
import { streamDownload } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { zipOrderDocuments } from '~/services/documents/overview/documents-zip.server'

/** All documents of an order, for the staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const provider = await requireProvider(request)
    const zip = await zipOrderDocuments(provider, parseParams(params, OrderParams).orderId)
    if (!zip.ok) throw broken()
    return streamDownload(request, { ...zip, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = fileErrorPage(providerPaths.orders(), 'Go to the orders', DOCUMENT_MESSAGES.downloadFailed)
