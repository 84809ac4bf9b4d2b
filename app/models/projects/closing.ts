import { pluralize } from '~/models/trade/words/text'

/** How many of each there are in a project that is about to be closed. */
export type ClosingSummary = { inquiries: number; agreed: number; cartItems: number; orders: number }

/** What closing it means, a sentence for each thing that is there. */
export function closingWords({ inquiries, agreed, cartItems, orders }: ClosingSummary): string[] {
  const sentences = [
    inquiries > 0 &&
      `${pluralize(inquiries, 'open inquiry is', 'open inquiries are')} withdrawn, and ${inquiries === 1 ? 'its owner is' : 'their owners are'} told.`,
    agreed > 0 &&
      `${pluralize(agreed, 'agreed rate', 'agreed rates')} can no longer be booked, and ${agreed === 1 ? 'its owner is' : 'their owners are'} told.`,
    cartItems > 0 && `${pluralize(cartItems, 'vehicle leaves', 'vehicles leave')} the cart.`,
    orders > 0 && `${pluralize(orders, 'order goes', 'orders go')} on as agreed.`,
    'Nothing is deleted. The team can still read everything, and nobody can change anything.',
    'A closed project cannot be opened again.',
  ]
  return sentences.filter((sentence) => sentence !== false)
}
