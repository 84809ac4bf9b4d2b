import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BillingForm } from '~/components/booking/checkout/billing-form'
import checkoutStyles from '~/components/booking/checkout/checkout.css?url'
import { CheckoutPage } from '~/components/booking/checkout/checkout-page'
import { SignerForm } from '~/components/booking/checkout/signer-form'
import type { FormResponse } from '~/components/booking/checkout/validated-fields'
import { FetchFailure } from '~/components/shell/error-page'
import { CHECKOUT_MESSAGES } from '~/models/booking/booking-messages'
import { SignerForm as SignerFields } from '~/models/signing/signing-form'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { SignedQuery } from '~/models/trade/addresses/params'
import { bookingPaths } from '~/models/trade/paths/booking'
import { titled } from '~/models/trade/product'
import { parseQuery, redirect, redirectWithToast } from '~/server/http/route.server'
import { invalidFields, readValidatedForm, refusedFields } from '~/server/http/validated-form.server'
import { orderPlaced } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { findCheckout, findOrderJustPlaced } from '~/services/booking/checkout/find-checkout.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { signed, event } = parseQuery(request, SignedQuery)
  const isSigned = event === 'signing_complete'
  if (signed && isSigned) throw await redirectWithToast(bookingPaths.orderSummary(signed), SIGNING_MESSAGES.finished)
  if (signed) throw redirect(bookingPaths.orderSummary(signed))
  const checkout = await findCheckout(renter)
  if (checkout) return checkout
  const orderId = await findOrderJustPlaced(renter)
  throw redirect(orderId === null ? bookingPaths.cart() : bookingPaths.orderSummary(orderId))
}

export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const form = await readValidatedForm(request, SignerFields)
  if (form.status !== 'success') return invalidFields(form)

  const outcome = await placeOrder(renter, form.value)
  if (!outcome.ok) return refusedFields(form, outcome)
  const headers = { 'Set-Cookie': await orderPlaced.write(outcome.orderId) }
  return redirect(bookingPaths.orderSummary(outcome.orderId), { headers })
}

/** The current step of checkout: billing, and once that is complete, the signer. */
export default function BookVehicles() {
  const { cart, isBillingComplete, billing, signer } = useLoaderData<typeof loader>()
  const response = useActionData<typeof action>()
  return (
    <CheckoutPage cart={cart} step={isBillingComplete ? 'agreement' : 'billing'} billing={billing}>
      {isBillingComplete ? (
        <SignerForm
          revision={cart.revision}
          isBlocked={cart.reason !== null}
          overBudget={cart.overBudget}
          signer={signer}
          response={response}
        />
      ) : (
        <BillingForm billing={billing} formErrors={response && everySentence(response)} />
      )}
    </CheckoutPage>
  )
}

/** All errors of a signer form sent from an outdated page, because the first step does not have its fields. */
function everySentence({ formErrors, fieldErrors }: FormResponse): string[] {
  return [...formErrors, ...Object.values(fieldErrors)]
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: checkoutStyles }]
export const meta: MetaFunction = () => [titled('Book vehicles')]

export function ErrorBoundary() {
  return <FetchFailure title="Book vehicles" sentence={CHECKOUT_MESSAGES.failed} />
}
