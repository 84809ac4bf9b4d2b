import type { LoaderFunctionArgs } from '@remix-run/node'
import { ProviderDocumentParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { notFound } from '~/server/errors.server'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { findProviderDocument } from '~/services/documents/find-document.server'

/** The same files for staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const asker = await requireProvider(request)
    const document = await findProviderDocument(asker, parseParams(params, ProviderDocumentParams).kind)
    if (!document) throw notFound()
    return download(request, { ...document, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: providerPaths.providerDocuments(), label: 'View documents' }
