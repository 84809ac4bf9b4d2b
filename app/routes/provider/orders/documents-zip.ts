import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { deskPaths } from '~/models/trade/addresses/desk/paths'
import { OrderParams } from '~/models/trade/addresses/params'
import { broken } from '~/server/errors.server'
import { downloadAsMade } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireProvider } from '~/server/session/require.server'
import { zipOrderPapers } from '~/services/documents/overview/papers-zip.server'

/** All papers of an order, for the staff. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const provider = await requireProvider(request)
    const zip = await zipOrderPapers(provider, parseParams(params, OrderParams).orderId)
    if (!zip.ok) throw broken()
    return downloadAsMade(request, { ...zip, as: 'saved', kept: 'never' })
  })
}

const REFUSED = {
  styles: appStyles,
  to: deskPaths.orders(),
  label: 'Go to the orders',
  explanation: EXPLANATION,
  failed: PAPER_MESSAGES.downloadFailed,
}
