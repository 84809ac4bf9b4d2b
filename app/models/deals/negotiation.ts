import type { Booking } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { startOfDayIn } from '~/models/trade/days/zones'
import { type Cents, formatExact } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import type { DayLimit, InquiryStatus, Side } from '~/models/trade/vocabulary/deals'
import { INQUIRY_MESSAGES } from './inquiry-messages'
import { DEAL_MESSAGE_MESSAGES } from './timeline/message-limits'

export type Move = 'negotiate' | 'accept' | 'decline'

/** The parts of an inquiry that decide whose turn it is. The inquiry itself is the renter's offer of round 1. */
export type Negotiation = {
  status: InquiryStatus
  /** Number of offers made. */
  round: number
  lastOfferBy: Side
  /** Who accepted, declined or withdrew. */
  closedBy: Side | null
  deadlineAt: Date
}

/** Who acted last, as cards distinguish it. null: the owner has not answered the inquiry yet. */
export type NegotiatedBy = null | 'renter' | 'owner' | 'decline' | 'confirm_by_renter' | 'confirm_by_owner'

const HOUR = 60 * 60 * 1000

/**
 * Deadline of both sides: the day limit in elapsed hours, so that clock changes do not move it, but at most the start
 * of the first day where the vehicle is. An inquiry made on that day can be answered until it ends.
 */
export function deadlineOf(asked: { at: Date; dayLimit: DayLimit; booking: Booking; zone: string }): Date {
  const { at, dayLimit, booking, zone } = asked
  const limit = new Date(at.getTime() + dayLimit * 24 * HOUR)
  const firstDay = startOfDayIn(booking.from, zone)
  const start = firstDay > at ? firstDay : startOfDayIn(addDays(booking.from, 1), zone)
  return limit < start ? limit : start
}

/** An open inquiry can be answered until just before its deadline. */
export function isOpen(negotiation: Negotiation, now: Date): boolean {
  return negotiation.status === 'open' && now < negotiation.deadlineAt
}

/** Whose turn it is; null once the inquiry is closed or past its deadline. */
export function turnOf(negotiation: Negotiation, now: Date): Side | null {
  if (!isOpen(negotiation, now)) return null
  return negotiation.lastOfferBy === 'renter' ? 'owner' : 'renter'
}

/** Why a side cannot answer the offer of the round shown on its page, or null. */
export function checkMove(negotiation: Negotiation, by: Side, shownRound: number, now: Date): Refusal | null {
  if (negotiation.status === 'lapsed') return refused('deadline-passed', INQUIRY_MESSAGES.timeIsUp)
  if (negotiation.status !== 'open') return refused('inquiry-closed', INQUIRY_MESSAGES.closed)
  if (!isOpen(negotiation, now)) return refused('deadline-passed', INQUIRY_MESSAGES.timeIsUp)
  if (negotiation.round !== shownRound) return refused('offer-changed', INQUIRY_MESSAGES.changed)
  if (turnOf(negotiation, now) !== by) return refused('not-your-turn', INQUIRY_MESSAGES.notYourTurn)
  return null
}

/** An inquiry; isOver: its vehicle was removed from the list, or its project is closed. */
type Discussed = { negotiation: Negotiation; isOver: boolean }

/** Why neither side can send a message about an inquiry now; null while it can be answered and after it was agreed. */
export function checkMessage({ negotiation, isOver }: Discussed, now: Date): Refusal | null {
  const { status } = negotiation
  if (status === 'agreed' || status === 'ended') return null
  const isPossible = status === 'open' && !isOver
  if (isPossible && isOpen(negotiation, now)) return null
  if (isPossible || status === 'lapsed') return refused('deadline-passed', INQUIRY_MESSAGES.timeIsUp)
  return refused('inquiry-closed', DEAL_MESSAGE_MESSAGES.closed)
}

/** The side that may answer the offer of a round: offers alternate, and the inquiry is the renter's. */
export function sideToAnswer(round: number): Side {
  return round % 2 === 1 ? 'owner' : 'renter'
}

/** Why the offer of a round can no longer be answered by the link in its email, or null. */
export function linkOver(negotiation: Negotiation, round: number, now: Date): 'answered' | 'closed' | 'late' | null {
  const { status } = negotiation
  if (status === 'withdrawn') return 'closed'
  if (round !== negotiation.round || (status !== 'open' && status !== 'lapsed')) return 'answered'
  return isOpen(negotiation, now) ? null : 'late'
}

/** The negotiation after a move that `checkMove` allows. Accepting agrees to the last offer. */
export function afterMove(negotiation: Negotiation, by: Side, move: Move): Negotiation {
  if (move === 'negotiate') return { ...negotiation, round: negotiation.round + 1, lastOfferBy: by }
  return { ...negotiation, status: move === 'accept' ? 'agreed' : 'declined', closedBy: by }
}

export function negotiatedBy(negotiation: Negotiation): NegotiatedBy {
  if (negotiation.status === 'declined') return 'decline'
  if (negotiation.status === 'agreed' || negotiation.status === 'ended') {
    return negotiation.closedBy === 'renter' ? 'confirm_by_renter' : 'confirm_by_owner'
  }
  return negotiation.round === 1 ? null : negotiation.lastOfferBy
}

/** For the crew, whose the last offer is, and the other side's: ['your offer,', "owner's $910"]. */
export function offerSides(isOwners: boolean, previousCents: Cents | null): string[] {
  const [last, other] = isOwners ? ["owner's", 'yours'] : ['your', "owner's"]
  return previousCents === null ? [`${last} offer`] : [`${last} offer,`, `${other} ${formatExact(previousCents)}`]
}
