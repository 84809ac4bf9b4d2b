import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { deskPaths } from '~/models/trade/addresses/desk/paths'
import { OwnerPaperParams } from '~/models/trade/addresses/orders/params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requireOwner } from '~/server/session/require.server'
import { reportPaper } from '~/services/pickup/return/report-paper.server'

/** The same for the owner of the vehicle. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const owner = await requireOwner(request)
    const { paper, ...at } = parseParams(params, OwnerPaperParams)
    return download(request, {
      ...(await reportPaper({ by: 'owner', owner, ...at }, paper)),
      as: 'saved',
      kept: 'never',
    })
  })
}

const REFUSED = { styles: appStyles, to: deskPaths.ownerOrders(), label: 'Go to the orders', explanation: EXPLANATION }
