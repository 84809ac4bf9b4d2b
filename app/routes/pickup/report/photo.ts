import type { LoaderFunctionArgs } from '@remix-run/node'
import { InspectionPrintParams } from '~/models/trade/addresses/order-params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requirePickupReader } from '~/server/session/pickup-reader.server'
import { findReportPrint } from '~/services/pickup/report/find-photo-variant.server'

/** For whoever opens the pickup or the return, and asked about anew each time: a link may have been taken back. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const reader = await requirePickupReader(request, params)
  const { orderId, orderItemId, ...asked } = parseParams(params, InspectionPrintParams)
  const print = await findReportPrint({ by: 'reader', reader, orderId, orderItemId }, asked)
  if (!print) throw notFound()
  return download(request, { ...print, as: 'shown', kept: 'while allowed' })
}
