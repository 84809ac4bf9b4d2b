import { Form, Link, useLocation } from '@remix-run/react'
import { BUTTON_CLASS, type ButtonLook, SubmitButton } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import type { DealAction, DealActionKind } from '~/models/deals/deal-actions'
import { ASK_TO_BOOK } from '~/models/deals/deal-stage'
import type { DealView } from '~/models/deals/deal-terms'
import { listView } from '~/models/trade/list-view'
import { formatExact } from '~/models/trade/money'
import { bookingPaths } from '~/models/trade/paths/booking'
import { ACCEPT_ID, dealPaths } from '~/models/trade/paths/deals'
import { orderPaths } from '~/models/trade/paths/orders'
import { ShownOffer } from './shown-offer'

interface InquiryActionsProps {
  projectId: string
  /** Id of the list vehicle. */
  listVehicleId: string
  /** '1977 Chevrolet Caprice': distinguishes the buttons of different cards for screen readers. */
  name: string
  deal: DealView
  /** In a dialog, which the next page replaces, so that Back does not open it again. */
  isInDialog?: boolean
}

/** What a member can do with a list vehicle, at the bottom of its card, or why there is nothing to do. */
export function InquiryActions(props: InquiryActionsProps) {
  const { deal } = props
  // the card has the same below the dialog
  const reasonId = `${props.isInDialog ? 'dialog-' : ''}reason-${props.listVehicleId}`
  const [first, ...others] = deal.actions
  // why some or all of the buttons are disabled
  const reasons = new Set(deal.actions.flatMap(({ reason }) => reason ?? []))
  const reason = [...reasons].join(' ') || deal.why
  // several disabled buttons look like text
  if (others.length > 0 && deal.actions.every((action) => action.reason !== null)) {
    return (
      <div className="mt-auto">
        <p className="text-sm text-quiet" id={reasonId}>
          {reason}
        </p>
        <div className="flex flex-wrap gap-x-5">
          {deal.actions.map((action) => (
            <DealButton key={action.kind} {...props} action={action} reasonId={reasonId} isPlain className={WAITING} />
          ))}
        </div>
      </div>
    )
  }
  return (
    <div className="mt-auto grid gap-2 empty:hidden">
      {reason && (
        <p className="text-sm text-quiet" id={reasonId}>
          {reason}
        </p>
      )}
      {first && <DealButton {...props} action={first} reasonId={reasonId} />}
      {others.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
          {others.map((action) => (
            <DealButton key={action.kind} {...props} action={action} reasonId={reasonId} />
          ))}
        </div>
      )}
    </div>
  )
}

/** A button that waits for the other side. */
const WAITING = 'min-h-11 text-sm text-quiet opacity-70'

interface DealButtonProps extends InquiryActionsProps {
  action: DealAction
  /** Id of the text that explains why the button is disabled. */
  reasonId?: string
  /** Without the look of a button: inside a menu, which styles its links itself, or while it has to wait. */
  isPlain?: boolean
  className?: string
}

/** One action: a link to its page, a link to its dialog over the current view, or a form that posts it. */
export function DealButton(props: DealButtonProps) {
  const { projectId, listVehicleId, name, deal, action, reasonId, isPlain, isInDialog, className = '' } = props
  const { search } = useLocation()
  const { look = 'outline', label, how, at } = ACTIONS[action.kind]
  const to = at(projectId, listVehicleId, deal)
  const text = (
    <>
      {action.kind === 'addToCart' && <Icon name="cart" />}
      {label}
      {action.kind === 'accept' && offerText(deal)}
      <span className="sr-only">{` ${name}`}</span>
    </>
  )
  if (action.reason !== null) {
    return (
      <button type="button" className={isPlain ? className : BUTTON_CLASS[look]} disabled aria-describedby={reasonId}>
        {text}
      </button>
    )
  }
  if (how === 'post') {
    return (
      <Form method="post" action={to} className="grid" preventScrollReset replace={isInDialog}>
        {deal.inquiry && <ShownOffer inquiryId={deal.inquiry.id} round={deal.inquiry.round} />}
        <SubmitButton
          id={isInDialog && action.kind === 'accept' ? ACCEPT_ID : undefined}
          look={look}
          action={to}
          className={className}
        >
          {text}
        </SubmitButton>
      </Form>
    )
  }
  const isDialog = how === 'dialog'
  return (
    <Link
      className={isPlain ? className : `${BUTTON_CLASS[look]} ${className}`}
      to={isDialog ? to + listView(search) : to}
      preventScrollReset={isDialog}
      replace={isInDialog}
    >
      {text}
    </Link>
  )
}

/** The amount that Accept agrees to; none while the crew's own offer is waiting. */
function offerText({ stage, inquiry }: DealView): string {
  return stage === 'to_answer' && inquiry ? ` ${formatExact(inquiry.lastOfferCents)}` : ''
}

interface ActionButton {
  look?: ButtonLook
  label: string
  how: 'post' | 'dialog' | 'page'
  at: (projectId: string, listVehicleId: string, deal: DealView) => string
}

const ACTIONS: Record<DealActionKind, ActionButton> = {
  accept: { look: 'primary', label: 'Accept', how: 'post', at: dealPaths.acceptance },
  negotiate: { label: 'Negotiate', how: 'dialog', at: dealPaths.negotiation },
  decline: { label: 'Decline', how: 'dialog', at: dealPaths.decline },
  withdraw: { label: 'Withdraw inquiry', how: 'dialog', at: dealPaths.withdrawal },
  inquire: { label: 'Inquire', how: 'dialog', at: dealPaths.inquiry },
  addToCart: { look: 'secondary', label: 'Add to cart', how: 'post', at: bookingPaths.cartItem },
  askToBook: { look: 'secondary', label: ASK_TO_BOOK, how: 'post', at: dealPaths.bookingRequest },
  checkout: { look: 'secondary', label: 'Book vehicles', how: 'page', at: () => bookingPaths.bookVehicles() },
  viewCart: { label: 'View cart', how: 'page', at: bookingPaths.cart },
  viewOrder: {
    label: 'View order',
    how: 'page',
    at: (projectId, _, { orderId }) => orderPaths.orderDetails(orderId ?? 0, projectId, 'order'),
  },
}
