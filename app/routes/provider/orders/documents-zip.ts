import type { LoaderFunctionArgs } from '@remix-run/node'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { broken } from '~/server/errors.server'
import { streamDownload, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { zipOrderDocuments } from '~/services/documents/overview/documents-zip.server'

/** All documents of an order, for staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const provider = await requireProvider(request)
    const zip = await zipOrderDocuments(provider, parseParams(params, OrderParams).orderId)
    if (!zip.ok) throw broken()
    return streamDownload(request, { ...zip, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: providerPaths.orders(), label: 'Go to the orders', failed: DOCUMENT_MESSAGES.downloadFailed }
