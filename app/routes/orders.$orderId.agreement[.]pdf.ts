import type { LoaderFunctionArgs } from '@remix-run/node'
import { OrderParams } from '~/models/trade/addresses/params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { paperForMember } from '~/services/orders/agreement/paper/agreement-paper.server'

/** The sealed agreement of an order, in a window of its own. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId } = parseParams(params, OrderParams)
  return download(request, { ...(await paperForMember(renter, orderId)), as: 'shown', kept: 'never' })
}
