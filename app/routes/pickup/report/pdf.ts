import type { LoaderFunctionArgs } from '@remix-run/node'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/components/shell/error-page'
import { ReportPdfParams } from '~/models/trade/addresses/order-params'
import { shellPaths } from '~/models/trade/paths/shell'
import { NOT_FOUND_PAGE } from '~/models/trade/product'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/parse.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { reportPdfFile } from '~/services/pickup/return/report-pdf-file.server'

/** The same for the crew, and for the browser that came through the link. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const reader = await requirePickupReader(request, params)
    const { paper, ...at } = parseParams(params, ReportPdfParams)
    return download(request, {
      ...(await reportPdfFile({ by: 'reader', reader, ...at }, paper)),
      as: 'saved',
      kept: 'never',
    })
  })
}

const REFUSED = {
  styles: appStyles,
  to: shellPaths.pageNotFound(),
  label: `Go to ${NOT_FOUND_PAGE}`,
  explanation: EXPLANATION,
}
