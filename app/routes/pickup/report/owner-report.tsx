import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReportDialog } from '~/components/pickup/report/report-dialog'
import { ReportQuery } from '~/models/trade/addresses/order-params'
import { OwnerOrderParams } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/parse.server'
import { requireOwner } from '~/server/session/require.server'
import { requireReport } from '~/services/pickup/report/require-report.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { side } = parseQuery(request, ReportQuery)
  return { side, ...(await requireReport({ by: 'owner', owner, ...parseParams(params, OwnerOrderParams) })) }
}

export default function OwnerInspectionReport() {
  const report = useLoaderData<typeof loader>()
  const { orderItemId } = report.item
  return (
    <ReportDialog
      {...report}
      to={{
        tab: (side) => pickupPaths.ownerReport(orderItemId, side),
        close: ownerPaths.ownerOrder(orderItemId),
        paper: pickupPaths.ownerPdf(orderItemId, 'inspection-report.pdf'),
        comparison: pickupPaths.ownerReturn(orderItemId),
        printAt: (photoId, file) => pickupPaths.ownerPrint(orderItemId, photoId, file),
      }}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Pre-Pickup Inspection Report')]

export { AnswerFailed as ErrorBoundary } from '~/components/shell/answer-failed'
