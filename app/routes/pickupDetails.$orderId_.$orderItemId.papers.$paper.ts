import type { LoaderFunctionArgs } from '@remix-run/node'
import { ReportPaperParams } from '~/models/trade/addresses/orders/params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { reportPaper } from '~/services/pickup/return/report-paper.server'

/** The same for the crew, and for the browser that came through the link. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const { paper, ...at } = parseParams(params, ReportPaperParams)
  return download(request, {
    ...(await reportPaper({ by: 'reader', reader, ...at }, paper)),
    as: 'saved',
    kept: 'never',
  })
}
