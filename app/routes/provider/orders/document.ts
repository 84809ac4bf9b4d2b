import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { DeskPaperParams } from '~/models/trade/addresses/desk/params'
import { deskPaths } from '~/models/trade/addresses/desk/paths'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireProvider } from '~/server/session/require.server'
import { findPaperAtDesk } from '~/services/provider/orders/papers-at-desk.server'

/** A paper of an order for the staff, who save it whoever made it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const provider = await requireProvider(request)
    const paper = await findPaperAtDesk(provider, parseParams(params, DeskPaperParams))
    return download(request, { ...paper, as: 'saved', kept: 'never' })
  })
}

const REFUSED = {
  styles: appStyles,
  to: deskPaths.orders(),
  label: 'Go to the orders',
  explanation: EXPLANATION,
  failed: PAPER_MESSAGES.downloadFailed,
}
