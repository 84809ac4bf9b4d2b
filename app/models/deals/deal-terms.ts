import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
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
import type { VehiclePhoto } from '~/models/trade/photos'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'
import type { DealAction } from './deal-actions'
import type { DealStage } from './deal-stage'
import { INQUIRY_MESSAGES } from './inquiry-messages'

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

const LOST = 'It can no longer be booked from the cart.'

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
  taken_in_cart: (_, deal) => (deal.taken ? whatWasTaken(deal, LOST) : [`${INQUIRY_MESSAGES.listingGone} ${LOST}`]),
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

/** One vehicle of a list, as a member of its project may see it. */
export type ListVehicle = {
  /** Names the vehicle's place in this list, not the vehicle. */
  id: string
  listId: string
  vehicle: { id: string; year: number; make: string; model: string; town: string; listingStatus: ListingStatus }
  /** The first of its gallery, by their ids: with four addresses each, the page would carry every photo nine times. */
  photos: VehiclePhoto[]
  /** It was taken off the list, and its place is still shown. */
  isRemoved: boolean
  mayRemove: boolean
  /** Prices, status and negotiation; null for members who see none of them. */
  deal: DealView | null
}

/** The facts of a deal, from which its text is made. Money is cents before tax. */
export type DealFacts = {
  stage: DealStage
  dailyCents: Cents
  /** The vehicle's local date. */
  today: Day
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: InquiryFacts | null
  /** A booking by somebody else that takes some of the inquiry's days. */
  taken: Booking | null
  orderId: number | null
}

export type InquiryFacts = InquiryView & {
  booking: Booking
  /** What the last offer answered. */
  previousOfferCents: Cents | null
  /** The listed total for the booking, frozen when it was asked for. */
  listedCents: Cents
}

/** A deal as a page shows it. */
export type DealView = {
  stage: DealStage
  badge: { label: string; tone: Tone }
  /** A sentence of which every second part is a figure; empty before the first inquiry. Of cards. */
  terms: string[]
  /** Of the listing: for a day, a week and a month. Of cards. */
  prices: string[]
  /** Of tables. */
  row: DealRow
  /** The buttons of this member, in their order. */
  actions: DealAction[]
  /** Why there are none. */
  why: string | null
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: InquiryView | null
  orderId: number | null
}

/**
 * What a row of a table says of a deal, '' for what there is not. Listed and offer are totals for the days, before
 * tax.
 */
type DealRow = { days: string; listed: string; daily: string; offer: string }

export type InquiryView = {
  id: string
  /** The round this page shows: an answer to another one is out of date. */
  round: number
  /** Total for the booking, before tax: the last offer, by whichever side. */
  lastOfferCents: Cents
  /** Until nobody can answer any more; counted when the page was made, never below zero. */
  millisecondsLeft: number
}
