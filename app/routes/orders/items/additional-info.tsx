import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OrderStepFailed } from '~/components/order-page/order-step-failed'
import { GuidanceDialog } from '~/components/orders/items/guidance-dialog'
import { GUIDANCE_MESSAGES } from '~/models/orders/items/pickup-guidance'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { BookedItemParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireGuidance } from '~/services/orders/items/pickup-guidance.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  return requireGuidance(renter, parseParams(params, BookedItemParams))
}

export default function AdditionalInfo() {
  return <GuidanceDialog guidance={useLoaderData<typeof loader>()} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled(GUIDANCE_MESSAGES.title)]

export function ErrorBoundary() {
  return <OrderStepFailed title={GUIDANCE_MESSAGES.title} sentence={ORDER_MESSAGES.detailsFailed} />
}
