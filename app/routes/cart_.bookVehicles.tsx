import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BillingForm } from '~/components/cart/billing-form'
import { CheckoutPage } from '~/components/cart/checkout-page'
import { SignerForm } from '~/components/cart/signer-form'
import { FetchFailure } from '~/components/shell/fetch-failure'
import { CHECKOUT_MESSAGES } from '~/models/checkout-messages'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { SignerForm as SignerFields } from '~/models/signer-form'
import { requireRenter } from '~/services/auth/renter.server'
import { findCheckout } from '~/services/checkout/find-checkout.server'
import { placeOrder } from '~/services/checkout/place-order.server'
import { originOf } from '~/services/web/origin.server'
import { invalidFields, readValidatedForm, refusedFields } from '~/services/web/validated-form.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const checkout = await findCheckout(renter)
  if (!checkout) throw redirect(paths.cart())
  return checkout
}

export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const form = await readValidatedForm(request, SignerFields)
  if (form.status !== 'success') return invalidFields(form)

  const outcome = await placeOrder(renter, form.value, originOf(request))
  if (!outcome.ok) return refusedFields(form, outcome)
  return redirect(paths.orderSummary(outcome.orderId))
}

/** The step that is next: the billing answers, and once they are complete whoever signs. */
export default function BookVehicles() {
  const { cart, isBillingComplete, billing } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CheckoutPage cart={cart} step={isBillingComplete ? 'agreement' : 'billing'} billing={billing}>
      {isBillingComplete ? (
        <SignerForm revision={cart.revision} isBlocked={cart.reason !== null} answer={answer} />
      ) : (
        <BillingForm billing={billing} formErrors={answer?.formErrors} />
      )}
    </CheckoutPage>
  )
}

export const meta: MetaFunction = () => [{ title: `Book vehicles - ${PRODUCT}` }]

export function ErrorBoundary() {
  return <FetchFailure title="Book vehicles" sentence={CHECKOUT_MESSAGES.failed} />
}
