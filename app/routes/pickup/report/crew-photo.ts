import type { LoaderFunctionArgs } from '@remix-run/node'
import { OrderPrintParams } from '~/models/trade/addresses/order-params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { findReportPrint } from '~/services/pickup/report/find-photo-variant.server'

/** A photo of a report over the page of an order, during the rental and after. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, ...asked } = parseParams(params, OrderPrintParams)
  const print = await findReportPrint({ by: 'member', renter, orderId }, asked)
  if (!print) throw notFound()
  return download(request, { ...print, as: 'shown', kept: 'while allowed' })
}
