import type { LoaderFunctionArgs } from '@remix-run/node'
import { OwnerPrintParams } from '~/models/trade/addresses/order-params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { allowOfflineCache } from '~/server/session/cache-owner.server'
import { requireOwner } from '~/server/session/require.server'
import { findReportPrint } from '~/services/pickup/report/find-photo-variant.server'

/** A photo of either side's inspection, for the owner of the vehicle. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  await allowOfflineCache(request)
  const { orderItemId, ...asked } = parseParams(params, OwnerPrintParams)
  const print = await findReportPrint({ by: 'owner', owner, orderItemId }, asked)
  if (!print) throw notFound()
  return download(request, { ...print, as: 'shown', kept: 'while allowed' })
}
