import type { LoaderFunctionArgs } from '@remix-run/node'
import { PrintParams } from '~/models/trade/addresses/order-params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { allowOfflineCache } from '~/server/session/cache-owner.server'
import { reportPlace, requireReportAccess } from '~/server/session/pickup-access.server'
import { findReportPrint } from '~/services/pickup/report-photo.server'

/** A photo of either side's inspection. Access is checked on every request, because a link may have been revoked. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireReportAccess(request, params)
  const place = reportPlace(request, params)
  if (place === 'pickup' || place === 'owner') await allowOfflineCache(request)
  const { orderItemId, ...requested } = parseParams(params, PrintParams)
  const print = await findReportPrint({ ...access, orderItemId }, requested)
  if (!print) throw notFound()
  return download(request, { ...print, as: 'shown', cache: 'revalidate' })
}
