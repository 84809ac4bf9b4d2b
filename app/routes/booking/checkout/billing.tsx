import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BillingForm } from '~/components/booking/checkout/billing-form'
import checkoutStyles from '~/components/booking/checkout/checkout.css?url'
import { CheckoutPage } from '~/components/booking/checkout/checkout-page'
import { FetchFailure } from '~/components/shell/error-page'
import { BillingForm as BillingFields } from '~/models/booking/billing-form'
import { CHECKOUT_MESSAGES } from '~/models/booking/booking-messages'
import { bookingPaths } from '~/models/trade/paths/booking'
import { titled } from '~/models/trade/product'
import { redirect } from '~/server/http/route.server'
import { invalidFields, readValidatedForm, refusedFields } from '~/server/http/validated-form.server'
import { requireRenter } from '~/server/session/require.server'
import { findCheckout } from '~/services/booking/checkout/find-checkout.server'
import { saveBilling } from '~/services/booking/checkout/save-billing.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const checkout = await findCheckout(renter)
  // the second step decides where to redirect with an empty cart
  if (!checkout) throw redirect(bookingPaths.bookVehicles())
  return checkout
}

export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const form = await readValidatedForm(request, BillingFields)
  if (form.status !== 'success') return invalidFields(form)

  const outcome = await saveBilling(renter, form.value)
  if (!outcome.ok) return refusedFields(form, outcome)
  return redirect(bookingPaths.bookVehicles())
}

export default function Billing() {
  const { cart, billing } = useLoaderData<typeof loader>()
  const response = useActionData<typeof action>()
  return (
    <CheckoutPage cart={cart} step="billing" billing={billing}>
      <BillingForm billing={billing} response={response} />
    </CheckoutPage>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: checkoutStyles }]
export const meta: MetaFunction = () => [titled('Billing details')]

export function ErrorBoundary() {
  return <FetchFailure title="Book vehicles" sentence={CHECKOUT_MESSAGES.failed} />
}
