import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BackLink } from '~/components/pickup/back-link'
import pickupStyles from '~/components/pickup/pickup.css?url'
import { PickupError } from '~/components/pickup/pickup-error'
import { ReturnPage } from '~/components/pickup/return-page'
import pickupScript from '~/enhance/pickup.mjs?worker&url'
import { orderDestination } from '~/models/trade/addresses/order-link'
import { OrderItemParams } from '~/models/trade/addresses/params'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireCrewAccess } from '~/server/session/pickup-access.server'
import { requireReturn } from '~/services/pickup/return.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const access = await requireCrewAccess(request, params)
  const view = await requireReturn({ ...access, ...parseParams(params, OrderItemParams) })
  // then only the crew can still open it
  const back = view.item.isOver && access.account ? orderDestination(access.account.role, view.item) : null
  return { view, back: back ?? { to: pickupPaths.pickupDetails(view.item.orderId), name: 'pickup details' } }
}

export default function PickupReturn() {
  const { view, back } = useLoaderData<typeof loader>()
  return (
    <>
      <BackLink to={back.to}>Back to {back.name}</BackLink>
      <ReturnPage view={view} />
    </>
  )
}

export const handle = { hydrate: false, frame: 'emailed', enhancement: pickupScript, failure: PickupError }
export const meta: MetaFunction = () => [titled('Return')]
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: pickupStyles }]

export const ErrorBoundary = PickupError
