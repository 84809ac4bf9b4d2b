import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BackLink } from '~/components/pickup/back-link'
import { PickupError } from '~/components/pickup/pickup-error'
import { ReturnPage } from '~/components/pickup/return-page'
import pickupScript from '~/enhance/pickup.mjs?worker&url'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { requireReturn } from '~/services/pickup/return.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  return requireReturn({ ...access, ...parseParams(params, OrderItemParams) })
}

export default function PickupReturn() {
  const view = useLoaderData<typeof loader>()
  const { orderId, project, isOver } = view.item
  return (
    <>
      {isOver ? (
        <BackLink to={orderPaths.orderDetails(orderId, project.id, project.title)}>Back to the order</BackLink>
      ) : (
        <BackLink to={pickupPaths.pickupDetails(orderId)}>Back to pickup details</BackLink>
      )}
      <ReturnPage view={view} />
    </>
  )
}

export const handle = { hydrate: false, frame: 'emailed', enhancement: pickupScript, failure: PickupError }
export const meta: MetaFunction = () => [titled('Return')]

export const ErrorBoundary = PickupError
