import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileErrorPage } from '~/components/shell/file-error-page'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { signingPaths } from '~/models/trade/paths/signing'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { requireSigner } from '~/server/session/links.server'
import { agreementForSigner } from '~/services/signing/agreement/agreement-file.server'

/** The agreement as a PDF, for the browser that came through the emailed link. */
export function loader({ request }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const document = await agreementForSigner(await requireSigner(request))
    return download(request, { ...document, as: 'shown', cache: 'no-store' })
  })
}

const REFUSED = fileErrorPage(signingPaths.agreement(), 'Go to the agreement', DOCUMENT_MESSAGES.downloadFailed)
