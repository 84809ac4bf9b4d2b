import { formatBooking } from '~/models/trade/days/day-words'
import {
  type Cents,
  formatCents,
  formatExact,
  formatPrice,
  LIST_TAX,
  monthlyRate,
  weeklyRate,
  withTax,
} from '~/models/trade/money'
import type { DealStage } from './deal-stage'
import type { DealFacts, DealRow, InquiryFacts } from './list-vehicle'

type Deal = Pick<DealFacts, 'stage' | 'today' | 'inquiry' | 'taken' | 'orderId'>

/** What was asked, offered or agreed, with the tax on it; every second part is a figure. Nothing before the first inquiry. */
export function dealTerms(deal: Deal): string[] {
  return (deal.inquiry && SENTENCES[deal.stage]?.(termsOf(deal, deal.inquiry), deal)) ?? []
}

type Terms = { rate: string; total: string; days: string; before: string | null }

function termsOf({ today }: Deal, { booking, lastOfferCents, previousOfferCents }: InquiryFacts): Terms {
  return {
    rate: formatExact(lastOfferCents),
    total: `${formatCents(withTax(lastOfferCents, LIST_TAX).total)} with tax`,
    days: formatBooking(booking, today),
    before: previousOfferCents === null ? null : formatExact(previousOfferCents),
  }
}

const NOT_HELD = 'Dates are not on hold until booked.'

const SENTENCES: Partial<Record<DealStage, (terms: Terms, deal: Deal) => string[]>> = {
  asked: ({ rate, days, total }) => ['Inquired at ', rate, ` for ${days}, ${total}.`],
  countered: ({ rate, days, total, before }) =>
    before
      ? ['Owner asked ', before, '. Offered ', rate, ` for ${days}, ${total}.`]
      : ['Offered ', rate, ` for ${days}, ${total}.`],
  to_answer: ({ rate, days, total, before }) =>
    before
      ? ['Inquired at ', before, ` for ${days}. Owner asks `, rate, `, ${total}.`]
      : ['Owner asks ', rate, ` for ${days}, ${total}.`],
  declined: ({ rate, days }) => [
    '',
    rate,
    ` for ${days} was declined. Inquire again with another rate or other dates.`,
  ],
  time_is_up: ({ rate, days }) => ['The ', rate, ` offer for ${days} expired. Inquire again.`],
  available: ({ rate, days, total }) => ['Agreed ', rate, ` for ${days}, ${total}. ${NOT_HELD}`],
  in_cart: ({ rate, days, total }) => ['', rate, ` for ${days}, ${total}. ${NOT_HELD}`],
  booked: ({ rate, days, total }, { orderId }) => [`${days} at `, rate, `, ${total}. Order #${orderId}.`],
  completed: ({ rate, days }, { orderId }) => [`${days} at `, rate, `. Order #${orderId}.`],
  cancelled: ({ days }, { orderId }) => [`${days} was cancelled. Order #${orderId}.`],
  taken: (_, deal) => whatWasTaken(deal, 'Inquire for other dates or pick another vehicle.'),
  taken_in_cart: (_, deal) => whatWasTaken(deal, 'It can no longer be booked from the cart.'),
}

function whatWasTaken({ taken, today }: Deal, whatNext: string): string[] {
  return taken ? [`Taken ${formatBooking(taken, today)}. ${whatNext}`] : []
}

/** Before the first inquiry, and after one that was withdrawn, there is the listing's day alone. */
export function dealRow({ stage, inquiry, today, dailyCents }: RowOf): DealRow {
  const daily = `${formatExact(dailyCents)} / day`
  if (!inquiry || stage === 'not_inquired') return { days: '', listed: '', daily, offer: '' }
  return {
    days: formatBooking(inquiry.booking, today),
    listed: formatExact(inquiry.listedCents),
    daily,
    offer: formatExact(inquiry.lastOfferCents),
  }
}

type RowOf = { stage: DealStage } & Pick<DealFacts, 'inquiry' | 'today' | 'dailyCents'>

/** What the listing asks for a day, a week and a month, short where room is. */
export function dealPrices(dailyCents: Cents): string[] {
  return [dailyCents, weeklyRate(dailyCents), monthlyRate(dailyCents)].map(formatPrice)
}
