import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderStepFailed } from '~/components/order-page/order-step-failed'
import { PickupDetailsDialog } from '~/components/orders/items/pickup-details-dialog'
import { PICKUP_DETAILS_MESSAGES } from '~/models/orders/items/pickup-details'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { BookedItemParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requirePickupDetails } from '~/services/orders/items/pickup-details.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  return requirePickupDetails(renter, parseParams(params, BookedItemParams))
}

export default function AdditionalInfo() {
  return <PickupDetailsDialog details={useLoaderData<typeof loader>()} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled(PICKUP_DETAILS_MESSAGES.title)]

export function ErrorBoundary() {
  return <OrderStepFailed title={PICKUP_DETAILS_MESSAGES.title} sentence={ORDER_MESSAGES.detailsFailed} />
}
