import type { LoaderFunctionArgs } from '@remix-run/node'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { signingPaths } from '~/models/trade/paths/signing'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { requireSigner } from '~/server/session/links.server'
import { agreementForSigner } from '~/services/signing/agreement/agreement-file.server'

/** The agreement as a PDF, for browsers that came through the emailed link. */
export function loader({ request }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const document = await agreementForSigner(await requireSigner(request))
    return download(request, { ...document, as: 'shown', cache: 'no-store' })
  })
}

const REFUSED = { to: signingPaths.agreement(), label: 'Go to the agreement', failed: DOCUMENT_MESSAGES.downloadFailed }
