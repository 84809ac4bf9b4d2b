import { TIME_IS_UP, YOUR_TURN } from '~/models/trade/answers/sentences'
import type { Booking } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { OrderItemStatus } from '~/models/trade/vocabulary/orders'
import { isGone, type ListingStatus } from '~/models/trade/vocabulary/vehicles'
import { type BookingStatus, BOOKING_STATUS_LABELS as WORDS } from './booking-status'
import { isOpen, type Negotiation, negotiatedBy } from './negotiation'

/** The stage of a list vehicle, finer than the status that its card shows. */
export type DealStage =
  | 'not_inquired'
  | 'asked'
  | 'countered'
  | 'to_answer'
  | 'declined'
  | 'time_is_up'
  | 'available'
  | 'in_cart'
  | 'taken_in_cart'
  | 'booked'
  | 'completed'
  | 'cancelled'
  | 'taken'
  | 'gone'

export type DealFacts = {
  listingStatus: ListingStatus
  /** IANA zone of the place where the vehicle is. */
  zone: string
  /** The latest inquiry about this vehicle of the list. */
  inquiry: (Negotiation & { booking: Booking }) | null
  inCart: boolean
  /** What became of that inquiry in an order. */
  orderItem: OrderItemStatus | null
  /** A booking by somebody else, or the owner, that takes some of the inquiry's days. */
  taken: Booking | null
}

/**
 * An order item counts most, then the cart with its days, the listing, other people's bookings, and the negotiation
 * last.
 */
export function dealStage(facts: DealFacts, now: Date): DealStage {
  if (facts.orderItem) return STAGE_OF_ITEM[facts.orderItem]
  if (facts.inCart) return facts.taken ? 'taken_in_cart' : 'in_cart'
  if (isGone(facts.listingStatus)) return 'gone'
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

const STAGE_OF_ITEM: Record<OrderItemStatus, DealStage> = {
  confirmed: 'booked',
  'in-progress': 'booked',
  completed: 'completed',
  cancelled: 'cancelled',
}

/** A closed inquiry reads as it ended, even when others have booked the days since. */
const AFFECTED_BY_OTHERS: ReadonlySet<DealStage> = new Set(['asked', 'countered', 'to_answer', 'available'])

type Badge = { status: BookingStatus; label: string; tone: Tone }

export const BADGES: Record<DealStage, Badge> = {
  not_inquired: { status: 'not_inquired', label: WORDS.not_inquired, tone: 'gone' },
  asked: { status: 'inquired', label: WORDS.inquired, tone: 'waiting' },
  countered: { status: 'inquired', label: WORDS.inquired, tone: 'waiting' },
  to_answer: { status: 'inquired', label: YOUR_TURN, tone: 'waiting' },
  declined: { status: 'inquired', label: 'Declined', tone: 'refused' },
  time_is_up: { status: 'inquired', label: TIME_IS_UP, tone: 'gone' },
  available: { status: 'available', label: WORDS.available, tone: 'available' },
  in_cart: { status: 'in_cart', label: WORDS.in_cart, tone: 'waiting' },
  booked: { status: 'booked', label: WORDS.booked, tone: 'booked' },
  completed: { status: 'completed', label: WORDS.completed, tone: 'gone' },
  cancelled: { status: 'cancelled', label: WORDS.cancelled, tone: 'gone' },
  taken_in_cart: { status: 'not_available', label: WORDS.not_available, tone: 'gone' },
  taken: { status: 'not_available', label: WORDS.not_available, tone: 'gone' },
  gone: { status: 'not_available', label: WORDS.not_available, tone: 'gone' },
}
