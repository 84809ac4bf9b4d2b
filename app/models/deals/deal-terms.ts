import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
import { longerInShort, longerListed } from '~/models/trade/days/price-for-days'
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
import { DECLINE_REASONS, type DeclineReason } from '~/models/trade/vocabulary/deals'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { DealAction } from './deal-actions'
import { type DealStage, OPEN_STAGES } from './deal-stage'
import { INQUIRY_MESSAGES } from './inquiry-messages'
import { offerSides } from './negotiation'

/** The requested, offered or agreed amount with tax; every second part is a figure. Empty before the first inquiry. */
export function dealTerms(deal: DealFacts): string[] {
  return (deal.inquiry && SENTENCES[deal.stage]?.(termsOf(deal, deal.inquiry), deal)) ?? []
}

type Terms = { rate: string; total: string; days: string; before: string | null }

function termsOf(
  { today, orderTaxCents }: DealFacts,
  { booking, lastOfferCents, previousOfferCents }: InquiryFacts,
): Terms {
  const tax = orderTaxCents ?? withTax(lastOfferCents, LIST_TAX).tax
  return {
    rate: formatExact(lastOfferCents),
    total: `${formatCents(lastOfferCents + tax)} with tax`,
    days: formatBooking(booking, today),
    before: previousOfferCents === null ? null : formatExact(previousOfferCents),
  }
}

const LOST = 'It can no longer be booked from the cart.'

export const NOT_HELD = "Dates aren't held until you book."

const SENTENCES: Partial<Record<DealStage, (terms: Terms, deal: DealFacts) => string[]>> = {
  asked: ({ rate, days, total }) => ['Inquired at ', rate, ` for ${days}, ${total}.`],
  countered: ({ rate, days, total, before }) =>
    before
      ? ['Owner offered ', before, '. You offered ', rate, ` for ${days}, ${total}.`]
      : ['You offered ', rate, ` for ${days}, ${total}.`],
  to_answer: ({ rate, days, total, before }) =>
    before
      ? ['Inquired at ', before, ` for ${days}. Owner offered `, rate, `, ${total}.`]
      : ['Owner offered ', rate, ` for ${days}, ${total}.`],
  declined: ({ rate, days }, { inquiry }) => {
    const reason = inquiry?.declineReason ?? null
    if (reason === null) return ['The ', rate, ` offer for ${days} was declined. ${INQUIRE_AGAIN}`]
    return ['The owner declined your ', rate, ` offer for ${days}${whyDeclined(reason)}`]
  },
  time_is_up: ({ rate, days }) => ['The ', rate, ` offer for ${days} expired. Inquire again.`],
  available: ({ rate, days }) => ['Agreed ', rate, ` before tax for ${days}. ${NOT_HELD}`],
  in_cart: ({ rate, days }) => ['', rate, ` before tax for ${days}. ${NOT_HELD}`],
  booked: ({ rate, days, total }, { orderId }) => [`${days} at `, rate, `, ${total}. Order #${orderId}.`],
  completed: ({ rate, days }, { orderId }) => [`${days} at `, rate, `. Order #${orderId}.`],
  cancelled: ({ days }, { orderId }) => [`${days} was cancelled. Order #${orderId}.`],
  taken: (_, deal) => whatWasTaken(deal, 'Inquire for other dates or pick another vehicle.'),
  taken_in_cart: (_, deal) => (deal.taken ? whatWasTaken(deal, LOST) : [`${INQUIRY_MESSAGES.listingGone} ${LOST}`]),
}

const INQUIRE_AGAIN = 'Inquire again with another rate or other dates.'

function whyDeclined(reason: DeclineReason): string {
  if (reason === 'booked') return ': already booked. Choose other dates.'
  const why = DECLINE_REASONS.find(({ value }) => value === reason)?.text
  return `${why ? `: ${why}` : ''}. ${INQUIRE_AGAIN}`
}

function whatWasTaken({ taken, today }: DealFacts, whatNext: string): string[] {
  return taken ? [`Taken ${formatBooking(taken, today)}. ${whatNext}`] : []
}

/** While the offer can change, a longer booking that is listed for less, as a sentence; '' if there is none. */
export function longerTerms({ stage, inquiry, dailyCents }: RowOf): string {
  return inquiry && OPEN_STAGES.has(stage) ? longerListed(dailyCents, inquiry.booking, inquiry.lastOfferCents) : ''
}

/** Before the first inquiry and after a withdrawn one, only the listed daily rate. */
export function dealRow({ stage, inquiry, today, dailyCents }: RowOf): DealRow {
  const daily = `${formatExact(dailyCents)} / day`
  if (!inquiry || stage === 'not_inquired') return { days: '', listed: '', daily, offer: '' }
  const isOpen = OPEN_STAGES.has(stage)
  const longer = isOpen && longerInShort(dailyCents, inquiry.booking, inquiry.lastOfferCents)
  return {
    days: formatBooking(inquiry.booking, today),
    listed: formatExact(inquiry.listedCents),
    daily,
    offer: formatExact(inquiry.lastOfferCents),
    ...(isOpen && { sides: offerSides(stage === 'to_answer', inquiry.previousOfferCents) }),
    ...(longer && { longer }),
  }
}

type RowOf = { stage: DealStage } & Pick<DealFacts, 'inquiry' | 'today' | 'dailyCents'>

/** Listed prices for a day, a week and a month, in short form. */
export function dealPrices(dailyCents: Cents): string[] {
  return [dailyCents, weeklyRate(dailyCents), monthlyRate(dailyCents)].map(formatPrice)
}

/** A vehicle on a card; `pickup` says who brings it, '' if its owner does not say. */
type CardVehicle = Record<'id' | 'make' | 'model' | 'town' | 'pickup', string> & {
  year: number
  listingStatus: ListingStatus
}

/** One vehicle of a list, as a member of its project may see it. */
export type ListVehicle = {
  /** Id of the list vehicle, not of the vehicle. */
  id: string
  listId: string
  vehicle: CardVehicle
  /** Only the ids of the first gallery photos: four addresses each would put every photo into the page nine times. */
  photos: VehiclePhoto[]
  /** Of all gallery photos. */
  photoCount: number
  /** It was removed from the list, but its card is still shown. */
  isRemoved: boolean
  mayRemove: boolean
  /** Prices, status and negotiation; null for members who may not see them. */
  deal: DealView | null
}

/** The data of a deal, from which its texts are made. Money is cents before tax. */
export type DealFacts = {
  stage: DealStage
  dailyCents: Cents
  /** The vehicle's local date. */
  today: Day
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: InquiryFacts | null
  /** Someone else's booking that overlaps the inquiry's days. */
  taken: Booking | null
  orderId: number | null
  /** The tax on the order's price. */
  orderTaxCents: Cents | null
}

export type InquiryFacts = InquiryView & {
  booking: Booking
  /** The offer before the last one. */
  previousOfferCents: Cents | null
  /** The listed total for the booking, from the daily rate at the inquiry. */
  listedCents: Cents
  /** Why its owner declined it, if they did. */
  declineReason: DeclineReason | null
}

/** A deal as shown on a page. */
export type DealView = {
  stage: DealStage
  badge: { label: string; tone: Tone }
  /** For cards: a sentence in parts, of which every second one is a figure; empty before the first inquiry. */
  terms: string[]
  /** For cards: a longer booking that is listed for less, as a sentence; left out if there is none. */
  longer?: string
  /** For cards: listed prices for a day, a week and a month. */
  prices: string[]
  /** For tables. */
  row: DealRow
  /** This member's buttons, in order. */
  actions: DealAction[]
  /** The page of similar vehicles, for a vehicle that is not available. */
  similarTo: string | null
  /** Why there are no buttons, or only one to withdraw. */
  why: string | null
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: InquiryView | null
  orderId: number | null
}

/**
 * Table cells of a deal, '' if missing. Listed and offer are totals for the days, before tax. While the offer can
 * change: `sides`, whose it is, and the other side's; `longer`, as for cards but shorter.
 */
type DealRow = Record<'days' | 'listed' | 'daily' | 'offer', string> & { sides?: string[]; longer?: string }

export type InquiryView = {
  id: string
  /** The round shown; an answer to another one is refused as outdated. */
  round: number
  /** Total for the booking, before tax: the last offer by either side. */
  lastOfferCents: Cents
  /** Number of messages and notes about it. */
  messages: number
  /** Until the deadline, as of when the page was rendered; never below zero. */
  millisecondsLeft: number
}
