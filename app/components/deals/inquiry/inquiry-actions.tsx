import { Form, Link, useLocation } from '@remix-run/react'
import { Fragment, type ReactNode } from 'react'
import { BUTTON_CLASS, type ButtonLook } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { SubmitButton } from '~/components/ui/submit-button'
import type { DealAct, DealAction } from '~/models/deals/deal-actions'
import type { DealView } from '~/models/deals/list-vehicle'
import { paths } from '~/models/trade/addresses/paths'
import { listView } from '~/models/trade/list-view'
import { formatExact } from '~/models/trade/money/money'

interface InquiryActionsProps {
  projectId: string
  /** The vehicle's place in its list. */
  listVehicleId: string
  /** '1977 Chevrolet Caprice': tells the buttons of one card from those of the next. */
  name: string
  deal: DealView
}

/** What a member can do about a vehicle of a list, at the bottom of its card. */
export function InquiryActions(props: InquiryActionsProps) {
  const { deal } = props
  const reasons = reasonsOf(deal)
  const reasonId = `reason-${props.listVehicleId}`
  const [first, ...others] = deal.actions
  if (!first) return null
  return (
    <div className="mt-auto grid gap-2">
      <Action {...props} action={first} reasonId={reasonId} />
      {others.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
          {others.map((action) => (
            <Action key={action.act} {...props} action={action} reasonId={reasonId} />
          ))}
        </div>
      )}
      {reasons.length > 0 && (
        <p className="text-sm text-quiet" id={reasonId}>
          {reasons.join(' ')}
        </p>
      )}
    </div>
  )
}

/** Why nothing, or not everything, can be pressed. */
function reasonsOf({ actions }: DealView): string[] {
  return [...new Set(actions.flatMap(({ reason }) => reason ?? []))]
}

type ActionProps = InquiryActionsProps & { action: DealAction; reasonId: string }

function Action(props: ActionProps) {
  const { action, name, reasonId } = props
  const { look, words } = WORDS[action.act]
  const label = (
    <>
      {words(props.deal)} <span className="sr-only">{name}</span>
    </>
  )
  if (action.reason !== null) {
    return (
      <button type="button" className={BUTTON_CLASS[look]} disabled aria-describedby={reasonId}>
        {label}
      </button>
    )
  }
  return <Fragment>{CONTROLS[action.act](props, label)}</Fragment>
}

const WORDS: Record<DealAct, { look: ButtonLook; words: (deal: DealView) => ReactNode }> = {
  accept: { look: 'primary', words: acceptWords },
  negotiate: { look: 'outline', words: () => 'Negotiate' },
  decline: { look: 'outline', words: () => 'Decline' },
  inquire: { look: 'outline', words: () => 'Inquire' },
  addToCart: { look: 'secondary', words: () => <CartWords /> },
  askToBook: { look: 'secondary', words: () => 'Ask an admin to book' },
  viewCart: { look: 'outline', words: () => 'View cart' },
  viewOrder: { look: 'outline', words: () => 'View order' },
}

/** The figure that is agreed to; while the crew's own offer waits there is none. */
function acceptWords({ stage, inquiry }: DealView): string {
  return stage === 'to_answer' && inquiry ? `Accept ${formatExact(inquiry.lastOfferCents)}` : 'Accept'
}

function CartWords() {
  return (
    <>
      <Icon name="cart" />
      Add to cart
    </>
  )
}

const CONTROLS: Record<DealAct, (props: ActionProps, label: ReactNode) => ReactNode> = {
  accept: (props, label) => post(props, paths.acceptance, label),
  addToCart: (props, label) => post(props, paths.cartItem, label),
  askToBook: (props, label) => post(props, paths.bookingRequest, label),
  negotiate: (props, label) => open(props, paths.negotiation, label),
  decline: (props, label) => open(props, paths.decline, label),
  inquire: (props, label) => open(props, paths.inquiry, label),
  viewCart: (props, label) => goTo(props, paths.cart(), label),
  viewOrder: (props, label) =>
    props.deal.orderId !== null && goTo(props, paths.orderDetails(props.deal.orderId, props.projectId, 'order'), label),
}

type OnCard = (projectId: string, listVehicleId: string) => string

/** A dialog over the project page, which leads back to the part of the page that is shown now. */
function open(props: ActionProps, at: OnCard, label: ReactNode) {
  return <DialogLink {...props} to={at(props.projectId, props.listVehicleId)} label={label} />
}

function DialogLink({ action, to, label }: ActionProps & { to: string; label: ReactNode }) {
  const view = listView(useLocation().search)
  return (
    <Link className={BUTTON_CLASS[WORDS[action.act].look]} to={to + view} preventScrollReset>
      {label}
    </Link>
  )
}

function goTo({ action }: ActionProps, to: string, label: ReactNode) {
  return (
    <Link className={BUTTON_CLASS[WORDS[action.act].look]} to={to}>
      {label}
    </Link>
  )
}

/** Sent with the offer that this page shows, so that nobody accepts another one unseen. */
function post({ projectId, listVehicleId, deal, action }: ActionProps, at: OnCard, label: ReactNode) {
  const to = at(projectId, listVehicleId)
  return (
    <Form method="post" action={to} className="grid" preventScrollReset>
      {deal.inquiry && (
        <>
          <input type="hidden" name="inquiryId" value={deal.inquiry.id} />
          <input type="hidden" name="round" value={deal.inquiry.round} />
        </>
      )}
      <SubmitButton look={WORDS[action.act].look} action={to}>
        {label}
      </SubmitButton>
    </Form>
  )
}
