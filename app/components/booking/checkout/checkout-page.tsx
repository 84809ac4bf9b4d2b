import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { bookingPaths } from '~/models/trade/paths/booking'
import { labelOf } from '~/models/trade/vocabulary/option'
import { PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import type { CartLine } from '../cart/cart-item'
import type { CartTotals } from '../cart/cart-summary'
import type { BillingAnswers } from './billing-form'
import { FoldedOrderSummary, OrderSummary } from './order-summary'

interface CheckoutPageProps {
  cart: { project: { title: string }; items: CartLine[]; totals: CartTotals; reason: string | null }
  step: 'billing' | 'agreement'
  /** The billing details from the first step, shown above the second. */
  billing: BillingAnswers
  /** The form of the current step. */
  children: ReactNode
}

/** Both steps, stacked, with the order beside them; on small screens the order is one line that expands. */
export function CheckoutPage({ cart, step, billing, children }: CheckoutPageProps) {
  const isSecond = step === 'agreement'
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Cart', to: bookingPaths.cart() }]} current="Book vehicles" />
      <PageTitle title="Book vehicles" lead={<bdi>{cart.project.title}</bdi>} />
      <FoldedOrderSummary items={cart.items} totals={cart.totals} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          {cart.reason && <Blocked reason={cart.reason} />}
          <Stepper
            steps={[
              {
                title: 'BILLING DETAILS',
                state: isSecond ? 'done' : 'current',
                editTo: bookingPaths.billing(),
                content: isSecond ? <BillingFacts billing={billing} /> : children,
              },
              { title: 'Rental Agreement', state: isSecond ? 'current' : 'later', content: children },
            ]}
          />
        </div>
        <OrderSummary items={cart.items} totals={cart.totals} />
      </div>
    </div>
  )
}

function Blocked({ reason }: { reason: string }) {
  return (
    <Note tone="refused" className="mb-6">
      <p id="why-not">{reason}</p>
      <Link className="link tap -ml-1 px-1" to={bookingPaths.cart()}>
        Go to the cart
      </Link>
    </Note>
  )
}

function BillingFacts({ billing }: { billing: BillingAnswers }) {
  const { addressLine1, addressLine2, city, state, zipcode } = billing
  const payment = [labelOf(PAYMENT_TERMS, billing.paymentTerms), labelOf(PAYMENT_METHODS, billing.paymentMethod)]
  const facts = [
    { label: 'Company', value: billing.productionCompanyName },
    { label: 'Contact', value: billing.contactName },
    { label: 'Email', value: billing.email },
    { label: 'Phone', value: billing.phoneNumber },
    {
      label: 'Address',
      value: (
        <>
          <span className="block">{[addressLine1, addressLine2].filter(Boolean).join(', ')}</span>
          {city}, {state} {zipcode}
        </>
      ),
    },
    { label: 'Payment', value: payment.join(', ') },
  ]
  return <Facts facts={facts} look="stacked" className="sheet grid gap-x-8 gap-y-3 p-5 sm:grid-cols-2 [&_dt]:text-sm" />
}

export interface Step {
  title: string
  state: 'done' | 'current' | 'later'
  /** Where a finished step can be changed. */
  editTo?: string
  /** A summary of a finished step, or the form of the current one; later steps show only their title. */
  content?: ReactNode
}

/** A vertical stepper: finished steps show a summary, the current one its form. */
export function Stepper({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps-line grid content-start">
      {steps.map((step, index) => (
        <li key={step.title} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={`step-mark ${MARK_CLASS[step.state]}`}>
            {step.state === 'done' ? <Icon name="check" /> : index + 1}
            {step.state === 'done' && <span className="sr-only">Done</span>}
          </span>
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className={`text-base font-semibold ${step.state === 'later' ? 'text-quiet' : ''}`}>{step.title}</h2>
            {step.state === 'done' && step.editTo && (
              <Link className={BUTTON_CLASS.outline} to={step.editTo}>
                <Icon name="pen" />
                Edit<span className="sr-only"> {step.title}</span>
              </Link>
            )}
          </div>
          {step.state !== 'later' && step.content && <div className="mt-3">{step.content}</div>}
        </li>
      ))}
    </ol>
  )
}

const MARK_CLASS = { done: 'is-done', current: 'is-current', later: '' } as const
