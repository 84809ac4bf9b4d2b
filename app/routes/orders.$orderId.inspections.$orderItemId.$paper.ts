import type { LoaderFunctionArgs } from '@remix-run/node'
import { ReportPaperParams } from '~/models/trade/addresses/orders/params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { reportPaper } from '~/services/pickup/return/report-paper.server'

/** What was recorded of a booked vehicle, on paper, for whoever ordered it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { paper, ...at } = parseParams(params, ReportPaperParams)
  return download(request, {
    ...(await reportPaper({ by: 'member', renter, ...at }, paper)),
    as: 'saved',
    kept: 'never',
  })
}
