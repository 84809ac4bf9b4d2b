import { onBehalfOf } from '~/models/trade/access/permissions'
import { type Booking, type Day, formatBooking, formatBookingOfYear } from '~/models/trade/days/day'
import { formatDeadline, formatInstant, formatInstantOfYear, todayIn } from '~/models/trade/days/zones'
import { linkedText, type TextPart } from '~/models/trade/format/linked-text'
import type { Cents } from '~/models/trade/money'
import { PRODUCT } from '~/models/trade/product'
import { TIME_IS_UP } from '~/models/trade/results/shared-messages'
import { DECLINE_REASONS, type DeclineReason, type InquiryStatus, type Side } from '~/models/trade/vocabulary/deals'
import type { Tone } from '~/models/trade/vocabulary/option'

/** Whose timeline it is. Crews do not see the owner's name, and owners see the production instead of the person. */
export type TimelineReader = Side | 'staff'

/** An inquiry with everything that both sides offered and wrote. Amounts are totals in cents before tax. */
export type TimelineFacts = {
  productionCompany: string
  /** The name of the vehicle's owner. */
  owner: string
  /** Of the vehicle's location. */
  zone: string
  booking: Booking
  status: InquiryStatus
  closedBy: Side | null
  closedAt: Date | null
  deadlineAt: Date
  declineReason: DeclineReason | null
  lastOffer: Cents
  offers: readonly (Written & { round: number; amount: Cents })[]
  messages: readonly (Written & {
    id: string
    round: number | null
    kind: 'message' | 'offer' | 'decline'
    text: string
  })[]
  /** What staff did on behalf of a side; `about`: the round of an offer, the id of a message, or the end. */
  byStaff: readonly { name: string; side: Side; reason: string; about: number | string | 'end' }[]
}

/** `author`: the name of the person. */
type Written = { side: Side; author: string; at: Date }

/** One line of a timeline, oldest first. */
export type TimelineEntry = {
  id: string
  /** By the reader's own side. */
  isOwn: boolean
  /** 'You', 'Red Clay Pictures', 'The owner'; '' if nobody did it. */
  who: string
  /** 'today, 4:10 PM' */
  when: string
  /**
   * 'Inquiry for Dec 7 to Dec 11', 'Inquiry' for owners and staff, 'Declined: booked on these days'; '' for a message.
   */
  what: string
  tone: Tone | null
  /** What was offered or accepted. */
  amount: Cents | null
  /** What was written, with its links. */
  text: TextPart[]
  /** 'Pru Lane of Backlot, on behalf of the owner: asked by phone'; null unless staff did it. */
  behalf: string | null
}

type Event = Omit<TimelineEntry, 'isOwn' | 'who' | 'when' | 'text' | 'tone'> & {
  at: Date
  side: Side | null
  author: string
  text: string
  tone?: Tone
}

/**
 * The inquiry, its offers, notes and messages, and how it ended, oldest first, as one side or the staff see it.
 * `isPrinted`: all dates with their year. Staff read times of many zones, so theirs are always named.
 */
export function timeline(facts: TimelineFacts, reader: TimelineReader, now: Date, isPrinted = false): TimelineEntry[] {
  const today = isPrinted ? null : todayIn(facts.zone, now)
  const whenOf = (at: Date, zone: string) => {
    if (isPrinted) return formatInstantOfYear(at, zone)
    return reader === 'staff' ? formatDeadline(at, zone, now) : formatInstant(at, zone, now)
  }
  const events = [
    ...facts.offers.map((offer) => offerOf(facts, offer, reader, today)),
    ...messagesOf(facts),
    ...endOf(facts, now),
  ]
  return events
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, side, author, text, tone = null, ...event }) => ({
      ...event,
      tone,
      isOwn: side !== null && side === (reader === 'staff' ? 'owner' : reader),
      who: whoOf(facts, side, author, reader),
      when: whenOf(at, facts.zone),
      text: linkedText(text),
    }))
}

function offerOf(
  facts: TimelineFacts,
  offer: TimelineFacts['offers'][number],
  reader: TimelineReader,
  today: Day | null,
): Event {
  const { round, side, author, at, amount } = offer
  const days = today === null ? formatBookingOfYear(facts.booking) : formatBooking(facts.booking, today)
  const note = facts.messages.find((message) => message.kind === 'offer' && message.round === round)
  return {
    ...{ id: `offer-${round}`, side, author, at, amount },
    // owners and staff read the days above the timeline
    what: round > 1 ? 'Offer' : reader === 'renter' ? `Inquiry for ${days}` : 'Inquiry',
    text: note?.text ?? '',
    behalf: behalfOf(facts, round),
  }
}

function messagesOf(facts: TimelineFacts): Event[] {
  return facts.messages
    .filter(({ kind }) => kind === 'message')
    .map(({ id, side, author, at, text }) => {
      const behalf = behalfOf(facts, id)
      return { id, side, author: behalf ? '' : author, at, text, what: '', amount: null, behalf }
    })
}

/** How the inquiry ended; none while it is open. */
function endOf(facts: TimelineFacts, now: Date): Event[] {
  const { status, closedBy: side, closedAt, deadlineAt, lastOffer } = facts
  const isLate = status === 'lapsed' || (status === 'open' && now >= deadlineAt)
  if (status === 'open' && !isLate) return []
  const end = { id: 'end', author: '', text: '', amount: null, at: closedAt ?? deadlineAt }
  if (isLate) return [{ ...end, side: null, what: TIME_IS_UP, tone: 'gone', behalf: null }]
  const ended = { ...end, side, behalf: behalfOf(facts, 'end') }
  if (status === 'declined') {
    const note = facts.messages.find(({ kind }) => kind === 'decline')
    return [{ ...ended, what: declinedText(facts.declineReason), tone: 'refused', text: note?.text ?? '' }]
  }
  if (status === 'withdrawn') {
    const what = side === 'owner' ? 'Ended the inquiry' : 'Withdrew the inquiry'
    return [{ ...ended, what, tone: 'gone' }]
  }
  return [{ ...ended, what: 'Accepted', tone: 'available', amount: lastOffer }]
}

/** 'Declined: booked on these days', or 'Declined' without a reason. */
function declinedText(reason: DeclineReason | null): string {
  const known = DECLINE_REASONS.find(({ value }) => value === reason)
  return known?.text ? `Declined: ${known.text}` : 'Declined'
}

function behalfOf({ byStaff, productionCompany }: TimelineFacts, event: number | string): string | null {
  const behalf = byStaff.find(({ about }) => about === event)
  return behalf ? `${behalf.name} of ${PRODUCT}, ${onBehalfOf(behalf.side, productionCompany)}: ${behalf.reason}` : null
}

function whoOf(facts: TimelineFacts, side: Side | null, author: string, reader: TimelineReader): string {
  if (side === null) return ''
  if (side === 'renter') {
    if (reader === 'owner' || author === '') return facts.productionCompany
    return reader === 'staff' ? `${facts.productionCompany}, ${author}` : author
  }
  return { renter: 'The owner', owner: 'You', staff: facts.owner }[reader]
}
