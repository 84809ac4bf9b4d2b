import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { ReportPaperParams } from '~/models/trade/addresses/orders/params'
import { paths } from '~/models/trade/addresses/paths'
import { NOT_FOUND_PAGE } from '~/models/trade/product'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { orPlainPage } from '~/server/http/plain-page.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { reportPaper } from '~/services/pickup/return/report-paper.server'

/** The same for the crew, and for the browser that came through the link. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return orPlainPage(REFUSED, async () => {
    const reader = await requirePickupReader(request, params)
    const { paper, ...at } = parseParams(params, ReportPaperParams)
    return download(request, {
      ...(await reportPaper({ by: 'reader', reader, ...at }, paper)),
      as: 'saved',
      kept: 'never',
    })
  })
}

const REFUSED = {
  styles: appStyles,
  to: paths.pageNotFound(),
  label: `Go to ${NOT_FOUND_PAGE}`,
  explanation: EXPLANATION,
}
