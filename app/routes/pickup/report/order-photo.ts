import type { LoaderFunctionArgs } from '@remix-run/node'
import { PrintParams } from '~/models/trade/addresses/order-params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requireOrderAccess } from '~/server/session/pickup-access.server'
import { findReportPrint } from '~/services/pickup/report-photo.server'

/** A photo of a report over the page of an order, during the rental and after. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireOrderAccess(request, params)
  const print = await findReportPrint(access, parseParams(params, PrintParams))
  if (!print) throw notFound()
  return download(request, { ...print, as: 'shown', kept: 'while allowed' })
}
