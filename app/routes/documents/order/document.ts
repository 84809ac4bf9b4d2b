import type { LoaderFunctionArgs } from '@remix-run/node'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { DocumentParams } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { findDocument } from '~/services/documents/find-document.server'

/** Uploaded files are downloaded, never displayed: we do not trust their content. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const asker = await requireAccount(request)
    const document = await findDocument(asker, parseParams(params, DocumentParams))
    return download(request, { ...document, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: accountPaths.home(), label: 'Continue', failed: DOCUMENT_MESSAGES.downloadFailed }
