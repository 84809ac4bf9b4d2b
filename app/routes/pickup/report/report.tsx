import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useParams } from '@remix-run/react'
import { ReportDialog } from '~/components/pickup/report/report-dialog'
import { ReportFailed } from '~/components/pickup/report/report-failed'
import { ReportQuery } from '~/models/trade/addresses/order-params'
import { BookedItemParams } from '~/models/trade/addresses/params'
import { reportPaths } from '~/models/trade/paths/inspection'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { requireReport } from '~/services/pickup/report/require-report.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const at = parseParams(params, BookedItemParams)
  const { side } = parseQuery(request, ReportQuery)
  return { side, ...(await requireReport({ by: 'member', renter, ...at })) }
}

export default function InspectionReport() {
  const report = useLoaderData<typeof loader>()
  const { orderId, orderItemId } = report.item
  const { projectId = '', name = '' } = useParams()
  const { pathname } = useLocation()
  return (
    <ReportDialog
      {...report}
      to={{
        tab: (side) => `${pathname}?side=${side}`,
        close: orderPaths.orderDetails(orderId, projectId, name),
        paper: reportPaths.paper(orderId, orderItemId, 'inspection-report.pdf'),
        comparison: reportPaths.pickupReturn(orderId, orderItemId),
        printAt: (photoId, file) => reportPaths.print(orderId, photoId, file),
      }}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Pre-Pickup Inspection Report')]

export const ErrorBoundary = ReportFailed
