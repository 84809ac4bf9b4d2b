import { type Booking, type Day, formatBooking } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { type Cents, formatPrice } from '~/models/trade/money'
import { TIME_IS_UP, YOUR_TURN } from '~/models/trade/results/shared-messages'
import { isGone, type ListingStatus } from '~/models/trade/vocabulary/listings'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { OrderItemStatus } from '~/models/trade/vocabulary/orders'
import { isOpen, type Negotiation, negotiatedBy } from './negotiation'

/** Stages of a list vehicle, finer than the status on its card; in the order of their groups. */
export const DEAL_STAGES = [
  'to_answer',
  'asked',
  'countered',
  'available',
  'in_cart',
  'booked',
  'not_inquired',
  'declined',
  'time_is_up',
  'taken',
  'taken_in_cart',
  'cancelled',
  'gone',
  'completed',
] as const
export type DealStage = (typeof DEAL_STAGES)[number]

export type DealFacts = {
  listingStatus: ListingStatus
  /** IANA time zone of the vehicle's location. */
  zone: string
  /** The latest inquiry about this vehicle of the list. */
  inquiry: (Negotiation & { booking: Booking }) | null
  inCart: boolean
  /** Status of the order item for that inquiry. */
  orderItem: OrderItemStatus | null
  /** Someone else's booking, or an owner's block, that overlaps the inquiry's days. */
  taken: Booking | null
}

/** Precedence: order item, cart (and whether its days are taken), listing, other bookings, negotiation. */
export function dealStage(facts: DealFacts, now: Date): DealStage {
  if (facts.orderItem) return STAGE_OF_ITEM[facts.orderItem]
  const gone = isGone(facts.listingStatus)
  // the cart treats a vehicle that is gone like one that others have booked
  if (facts.inCart) return facts.taken || gone ? 'taken_in_cart' : 'in_cart'
  if (gone) return 'gone'
  if (!facts.inquiry) return 'not_inquired'
  const stage = stageOfInquiry(facts.inquiry, facts.zone, now)
  return facts.taken && AFFECTED_BY_OTHERS.has(stage) ? 'taken' : stage
}

function stageOfInquiry(inquiry: Negotiation & { booking: Booking }, zone: string, now: Date): DealStage {
  if (inquiry.status === 'withdrawn' || inquiry.status === 'ended') return 'not_inquired'
  if (inquiry.status === 'declined') return 'declined'
  if (inquiry.status === 'agreed') return inquiry.booking.from < todayIn(zone, now) ? 'time_is_up' : 'available'
  if (!isOpen(inquiry, now)) return 'time_is_up'
  const last = negotiatedBy(inquiry)
  if (last === 'owner') return 'to_answer'
  return last === 'renter' ? 'countered' : 'asked'
}

/** Stage of an ordered vehicle. */
export const STAGE_OF_ITEM: Record<OrderItemStatus, DealStage> = {
  confirmed: 'booked',
  'in-progress': 'booked',
  completed: 'completed',
  cancelled: 'cancelled',
}

/** Stages in which an offer waits for an answer of either side. */
export const OPEN_STAGES: ReadonlySet<DealStage> = new Set(['to_answer', 'asked', 'countered'])

/** Stages with an agreed rate that has not been ordered yet. */
export const AGREED_STAGES: ReadonlySet<DealStage> = new Set(['available', 'in_cart'])

/** Closed inquiries keep their outcome, even if others have booked the days since. */
const AFFECTED_BY_OTHERS: ReadonlySet<DealStage> = new Set([...OPEN_STAGES, 'available'])

/** Status labels on the cards of a list. */
export const BOOKING_STATUS_LABELS = {
  not_inquired: 'Not inquired',
  inquired: 'Inquired',
  available: 'Available',
  in_cart: 'In-cart',
  booked: 'Booked',
  completed: 'Completed',
  not_available: 'Not Available',
  cancelled: 'Cancelled',
} as const
export type BookingStatus = keyof typeof BOOKING_STATUS_LABELS

type Badge = { status: BookingStatus; label: string; tone: Tone }

export const BADGES: Record<DealStage, Badge> = {
  not_inquired: badge('not_inquired', 'gone'),
  asked: badge('inquired', 'gone'),
  countered: badge('inquired', 'gone'),
  to_answer: badge('inquired', 'waiting', YOUR_TURN),
  declined: badge('inquired', 'refused', 'Declined'),
  time_is_up: badge('inquired', 'gone', TIME_IS_UP),
  available: badge('available', 'available'),
  in_cart: badge('in_cart', 'waiting'),
  booked: badge('booked', 'booked'),
  completed: badge('completed', 'gone'),
  cancelled: badge('cancelled', 'gone'),
  taken_in_cart: badge('not_available', 'gone'),
  taken: badge('not_available', 'gone'),
  gone: badge('not_available', 'gone'),
}

function badge(status: BookingStatus, tone: Tone, label: string = BOOKING_STATUS_LABELS[status]): Badge {
  return { status, label, tone }
}

type Terms = { booking: Booking | null; rate: Cents | null }

/** 'Available $1,040 - (Dec 7 to Dec 11)': the status with its terms where they are relevant and known. */
export function statusText(status: BookingStatus, { booking, rate }: Terms, today: Day): string {
  const label = BOOKING_STATUS_LABELS[status]
  if (status === 'not_inquired' || status === 'cancelled' || !booking) return label
  const days = `(${formatBooking(booking, today)})`
  return status === 'not_available' || rate === null ? `${label} ${days}` : `${label} ${formatPrice(rate)} - ${days}`
}

/** The button of members who may not book agreed rates themselves. */
export const ASK_TO_BOOK = 'Ask an admin to book'
