import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { agreementPaths } from '~/models/trade/addresses/orders/agreement-paths'
import { download } from '~/server/http/download.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireSigner } from '~/server/session/require-signer.server'
import { paperForSigner } from '~/services/signing/agreement/agreement-paper.server'

/** The agreement as a PDF, for the browser that came through the mailed link. */
export function loader({ request }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const paper = await paperForSigner(await requireSigner(request))
    return download(request, { ...paper, as: 'shown', kept: 'never' })
  })
}

const REFUSED = {
  styles: appStyles,
  to: agreementPaths.agreement(),
  label: 'Go to the agreement',
  explanation: EXPLANATION,
  failed: PAPER_MESSAGES.downloadFailed,
}
