import type { LoaderFunctionArgs } from '@remix-run/node'
import { ProviderDocumentParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { notFound } from '~/server/errors.server'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { findProviderDocument } from '~/services/documents/find-document.server'

/** The marketplace's W-9 and licenses. They are uploads too, so they are downloaded, not displayed. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const asker = await requireRenter(request, 'orders')
    const document = await findProviderDocument(asker, parseParams(params, ProviderDocumentParams).kind)
    if (!document) throw notFound()
    return download(request, { ...document, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: orderPaths.orders(), label: 'Go to your orders' }
