import { pluralize } from '~/models/trade/format/text'

/** Counts of what a project contains before it is closed. */
export type ClosingSummary = { inquiries: number; agreed: number; cartItems: number; orders: number }

/** What closing it means, one sentence for each that exists. */
export function closingText({ inquiries, agreed, cartItems, orders }: ClosingSummary): string[] {
  const sentences = [
    inquiries > 0 &&
      `${pluralize(inquiries, 'open inquiry', 'open inquiries')} will be withdrawn and ${inquiries === 1 ? 'its owner' : 'the owners'} notified.`,
    agreed > 0 &&
      `${pluralize(agreed, 'agreed rate', 'agreed rates')} can no longer be booked; ${agreed === 1 ? 'its owner' : 'the owners'} will be notified.`,
    cartItems > 0 && `${pluralize(cartItems, 'vehicle', 'vehicles')} will be removed from the cart.`,
    orders > 0 && `${pluralize(orders, 'order', 'orders')} will continue as agreed.`,
    'Nothing is deleted. Everyone can still view it, but no one can make changes.',
    'A closed project cannot be reopened.',
  ]
  return sentences.filter((sentence) => sentence !== false)
}
