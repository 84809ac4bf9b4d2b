import type { LoaderFunctionArgs } from '@remix-run/node'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { broken } from '~/server/errors.server'
import { streamDownload, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { zipOrderDocuments } from '~/services/documents/overview/documents-zip.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'orders')
    const zip = await zipOrderDocuments(renter, parseParams(params, OrderParams).orderId)
    if (!zip.ok) throw broken()
    return streamDownload(request, { ...zip, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: orderPaths.orders(), label: 'Go to your orders', failed: DOCUMENT_MESSAGES.downloadFailed }
