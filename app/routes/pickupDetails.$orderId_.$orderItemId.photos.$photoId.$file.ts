import type { LoaderFunctionArgs } from '@remix-run/node'
import { InspectionPrintParams } from '~/models/trade/addresses/orders/params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { findInspectionPrint } from '~/services/pickup/inspection/find-inspection-print.server'

/** For whoever opens the pickup, and asked about anew each time: a link may have been taken back. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const { orderId, orderItemId, ...asked } = parseParams(params, InspectionPrintParams)
  const door = { side: 'renter', phase: 'pickup', reader, orderId, orderItemId } as const
  const print = await findInspectionPrint(door, asked)
  if (!print) throw notFound()
  return download(request, { ...print, as: 'shown', kept: 'while allowed' })
}
