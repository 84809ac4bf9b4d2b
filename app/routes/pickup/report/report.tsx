import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useParams } from '@remix-run/react'
import { ReportDialog, ReportFailed } from '~/components/pickup/report-dialog'
import { firstSide } from '~/models/pickup/report-photos'
import { ReportParams, ReportQuery } from '~/models/trade/addresses/order-params'
import { reportPaths, staffReportPaths } from '~/models/trade/paths/inspection'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import type { PhotoVariant } from '~/models/trade/vocabulary/inspections'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireReportAccess } from '~/server/session/pickup-access.server'
import { requireReport } from '~/services/pickup/read-report.server'

/** A dialog over the page of an order, of the crew or of staff, and over the owner's page of an order item. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireReportAccess(request, params)
  const ref = parseParams(params, ReportParams)
  const { side } = parseQuery(request, ReportQuery)
  const report = await requireReport({ ...access, ...ref })
  return { ...report, side: side ?? firstSide(report.sides) }
}

export default function InspectionReport() {
  const report = useLoaderData<typeof loader>()
  const { orderId, projectId, name = '' } = useParams()
  const { pathname } = useLocation()
  const to = projectId
    ? orderAddresses(report.item, projectId, name)
    : orderId
      ? staffAddresses(report.item)
      : ownerAddresses(report.item)
  return <ReportDialog {...report} to={{ ...to, tab: (side) => `${pathname}?side=${side}` }} />
}

const COMPARE = 'Compare pickup and return'

type Item = { orderId: number; orderItemId: string }

const orderAddresses = ({ orderId, orderItemId }: Item, projectId: string, name: string) => ({
  close: orderPaths.orderDetails(orderId, projectId, name),
  pdf: reportPaths.pdf(orderId, orderItemId, 'inspection-report.pdf'),
  comparison: { label: COMPARE, to: reportPaths.pickupReturn(orderId, orderItemId) },
  printAt: (photoId: string, file: PhotoVariant) => reportPaths.print(orderId, photoId, file),
})

const ownerAddresses = ({ orderItemId }: Item) => ({
  close: ownerPaths.ownerOrder(orderItemId),
  pdf: pickupPaths.ownerPdf(orderItemId, 'inspection-report.pdf'),
  comparison: { label: COMPARE, to: pickupPaths.ownerReturn(orderItemId) },
  printAt: (photoId: string, file: PhotoVariant) => pickupPaths.ownerPrint(orderItemId, photoId, file),
})

/** The page that compares pickup and return is for the two sides; staff read it as a PDF, with the statements of both. */
const staffAddresses = ({ orderId, orderItemId }: Item) => ({
  close: providerPaths.order(orderId),
  pdf: staffReportPaths.pdf(orderId, orderItemId, 'inspection-report.pdf'),
  comparison: {
    label: 'Loss and damage PDF',
    to: staffReportPaths.pdf(orderId, orderItemId, 'loss-and-damage.pdf'),
  },
  printAt: (photoId: string, file: PhotoVariant) => staffReportPaths.print(orderId, photoId, file),
})

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Pre-Pickup Inspection Report')]

export const ErrorBoundary = ReportFailed
