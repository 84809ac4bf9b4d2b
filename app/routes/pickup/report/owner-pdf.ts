import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { OwnerPdfParams } from '~/models/trade/addresses/order-params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/parse.server'
import { requireOwner } from '~/server/session/require.server'
import { reportPdfFile } from '~/services/pickup/return/report-pdf-file.server'

/** The same for the owner of the vehicle. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const owner = await requireOwner(request)
    const { paper, ...at } = parseParams(params, OwnerPdfParams)
    return download(request, {
      ...(await reportPdfFile({ by: 'owner', owner, ...at }, paper)),
      as: 'saved',
      kept: 'never',
    })
  })
}

const REFUSED = { styles: appStyles, to: ownerPaths.ownerOrders(), label: 'Go to the orders', explanation: EXPLANATION }
