import { pluralize } from '~/models/trade/format/text'

/** Counts of what a project contains before it is closed. */
export type ClosingSummary = { inquiries: number; agreed: number; cartItems: number; orders: number }

/** What closing it means, one sentence for each that exists. */
export function closingText({ inquiries, agreed, cartItems, orders }: ClosingSummary): string[] {
  const sentences = [
    inquiries > 0 &&
      `${pluralize(inquiries, 'open inquiry is', 'open inquiries are')} withdrawn, and ${inquiries === 1 ? 'its owner is' : 'their owners are'} notified.`,
    agreed > 0 &&
      `${pluralize(agreed, 'agreed rate', 'agreed rates')} can no longer be booked, and ${agreed === 1 ? 'its owner is' : 'their owners are'} notified.`,
    cartItems > 0 && `${pluralize(cartItems, 'vehicle is', 'vehicles are')} removed from the cart.`,
    orders > 0 && `${pluralize(orders, 'order continues', 'orders continue')} as agreed.`,
    'Nothing is deleted. Everyone can still view it, but no one can make changes.',
    'A closed project cannot be reopened.',
  ]
  return sentences.filter((sentence) => sentence !== false)
}
