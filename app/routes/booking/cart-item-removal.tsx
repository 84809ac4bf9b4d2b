import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { CART_MESSAGES } from '~/models/booking/booking-messages'
import { CartItemParams, CartItemQuery } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { broken, notFound } from '~/server/errors.server'
import { parseParams, parseQuery, readForm, redirect } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { cartItemId } = parseParams(params, CartItemParams)
  const cart = await findCart(renter)
  const item = cart?.items.find(({ id }) => id === cartItemId)
  if (!item) throw notFound()
  return { title: item.title, days: item.days, picture: item.picture, leadsOn: placeIn(request) !== null }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { cartItemId } = parseParams(params, CartItemParams)
  await readForm(request, EmptyForm)
  const outcome = await removeFromCart(renter, cartItemId)
  if (!outcome.ok) throw broken()
  const place = placeIn(request)
  return redirect(place ? dealPaths.inquiry(place.projectId, place.listVehicleId) : bookingPaths.cart())
}

export default function CartItemRemoval() {
  const { title, days, picture, leadsOn } = useLoaderData<typeof loader>()
  return (
    <FormDialog
      title="Delete vehicle"
      subtitle={
        <>
          {title}, <Days text={days} />
        </>
      }
      picture={picture}
      closeTo={bookingPaths.cart()}
      size="small"
      submitLabel={leadsOn ? 'Delete and inquire' : 'Delete'}
      submitLook="refuse"
    >
      <p>
        {leadsOn
          ? "It's removed from the cart, and you can inquire about other dates."
          : "It's removed from the cart. Your agreed rate stays on its card in the list."}
      </p>
    </FormDialog>
  )
}

/** The list vehicle to inquire about next, if any. */
function placeIn(request: Request) {
  const { project, inquire } = parseQuery(request, CartItemQuery)
  return project && inquire ? { projectId: project, listVehicleId: inquire } : null
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Delete vehicle')]

export function ErrorBoundary() {
  return <FailureDialog title="Delete vehicle" sentence={CART_MESSAGES.deleteFailed} closeTo={bookingPaths.cart()} />
}
