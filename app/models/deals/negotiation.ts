import { type Refusal, refused } from '~/models/trade/answers/outcome'
import type { Booking } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { startOfDayIn } from '~/models/trade/days/zones'
import type { DayLimit, InquiryStatus, Side } from '~/models/trade/vocabulary/deals'

import { INQUIRY_MESSAGES } from './inquiry-messages'

export type Move = 'negotiate' | 'accept' | 'decline'

/** One inquiry as far as turns depend on it. The inquiry itself is the renter's offer of round 1. */
export type Negotiation = {
  status: InquiryStatus
  /** Number of offers made. */
  round: number
  lastOfferBy: Side
  /** Who accepted, declined or withdrew. */
  closedBy: Side | null
  deadlineAt: Date
}

/** Who acted last, in the words a card goes by. null: the owner has not answered the inquiry yet. */
export type NegotiatedBy = null | 'renter' | 'owner' | 'decline' | 'confirm_by_renter' | 'confirm_by_owner'

const HOUR = 60 * 60 * 1000

/**
 * Until when both sides may answer: the day limit in elapsed hours, so that clock changes do not move it, but not
 * beyond the start of the first day where the vehicle is. Asked on that very day, it may be answered until its end.
 */
export function deadlineOf(asked: { at: Date; dayLimit: DayLimit; booking: Booking; zone: string }): Date {
  const { at, dayLimit, booking, zone } = asked
  const limit = new Date(at.getTime() + dayLimit * 24 * HOUR)
  const firstDay = startOfDayIn(booking.from, zone)
  const start = firstDay > at ? firstDay : startOfDayIn(addDays(booking.from, 1), zone)
  return limit < start ? limit : start
}

/** An open inquiry can be answered before its deadline, and not at it. */
export function isOpen(negotiation: Negotiation, now: Date): boolean {
  return negotiation.status === 'open' && now < negotiation.deadlineAt
}

/** Whose answer an open inquiry waits for; nobody's once it is closed or its time is up. */
export function turnOf(negotiation: Negotiation, now: Date): Side | null {
  if (!isOpen(negotiation, now)) return null
  return negotiation.lastOfferBy === 'renter' ? 'owner' : 'renter'
}

/** Why a side cannot answer the offer of the round its page showed, or null when it can. */
export function checkMove(negotiation: Negotiation, by: Side, shownRound: number, now: Date): Refusal | null {
  if (negotiation.status === 'lapsed') return refused('time-is-up', INQUIRY_MESSAGES.timeIsUp)
  if (negotiation.status !== 'open') return refused('inquiry-closed', INQUIRY_MESSAGES.closed)
  if (!isOpen(negotiation, now)) return refused('time-is-up', INQUIRY_MESSAGES.timeIsUp)
  if (negotiation.round !== shownRound) return refused('offer-changed', INQUIRY_MESSAGES.changed)
  if (turnOf(negotiation, now) !== by) return refused('not-your-turn', INQUIRY_MESSAGES.notYourTurn)
  return null
}

/** The negotiation after a move that `checkMove` lets pass. Accepting agrees to the last offer. */
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
