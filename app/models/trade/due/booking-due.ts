import type { Booking, Day } from '../days/day'
import { addDays } from '../days/days'
import { nearDay } from '../days/near-day'
import { capitalized } from '../format/text'
import type { AgreementStatus } from '../vocabulary/documents'
import { isOverdue, type StoredItemStatus } from '../vocabulary/orders'
import { URGENCY_TONES, type Urgency, urgencyBeforeDay } from './urgency'

/** A booked vehicle. `today` is the date where it is. */
type Booked = { status: StoredItemStatus; booking: Booking; today: Day }

/**
 * What an order needs before its pickup. `orderDays`: first and last day of its rentals that are not over;
 * `delivers`: whether the owner delivers the first of them.
 */
export type Paperwork = {
  agreement: AgreementStatus | null
  hasDocuments: boolean
  orderDays: Booking
  delivers: boolean
}

export function overdueSince({ status, booking, today }: Booked) {
  if (!isOverdue({ status, booking }, today)) return null
  return { kind: 'overdue' as const, urgency: 'late' as const, text: overdueText(booking.to, today), due: booking.to }
}

/** 'Overdue since Sat', the first day it is late: on its last day, Friday, it was still on time. */
export const overdueText = (lastDay: Day, today: Day) => `Overdue since ${nearDay(addDays(lastDay, 1), today)}`

/** 'Due back Sat', its last day, until it is over. */
export const dueBackText = (lastDay: Day, today: Day) => `Due back ${nearDay(lastDay, today)}`

/** Why an order may not be picked up yet: 'Unsigned, PO and COI missing, pickup tomorrow'; null if nothing is missing. */
export function paperworkDue(paperwork: Paperwork & { today: Day }) {
  const due = missingDue(paperwork)
  return due && { ...due, text: `${due.text}, ${dayText(paperwork)}` }
}

/** The same as 'Pickup tomorrow', for pages that name what is missing themselves. */
export function paperworkDueDay(paperwork: Paperwork & { today: Day }) {
  const due = missingDue(paperwork)
  return due && { ...due, text: capitalized(dayText(paperwork)) }
}

/** The same as 'Unsigned, PO and COI missing', for pages that show the days of the rental. */
function missingDue({ orderDays: { from }, today, ...paperwork }: Paperwork & { today: Day }) {
  const missing = missingPapers(paperwork)
  return missing && { ...missing, urgency: urgencyBeforeDay(from, today), due: from }
}

const dayText = ({ orderDays, today, delivers }: Paperwork & { today: Day }) =>
  pickupDayText(orderDays.from, today, delivers)

/** 'pickup tomorrow'; 'rental started Thu' after that day, because nobody records the pickup itself. */
export function pickupDayText(firstDay: Day, today: Day, delivers: boolean) {
  const ahead = delivers ? 'delivery' : 'pickup'
  return `${firstDay < today ? 'rental started' : ahead} ${nearDay(firstDay, today)}`
}

/** The agreement comes first: nobody is asked for the documents before it is signed. */
function missingPapers({ agreement, hasDocuments }: Pick<Paperwork, 'agreement' | 'hasDocuments'>) {
  const unsigned = agreement === 'not_signed' ? 'Unsigned' : agreement === 'declined' ? 'Agreement declined' : null
  const documents = hasDocuments ? null : 'PO and COI missing'
  if (!unsigned && !documents) return null
  const kind = unsigned ? ('unsigned' as const) : ('documents' as const)
  return { kind, text: [unsigned, documents].filter(Boolean).join(', ') }
}

/** 'Missing: signed agreement, PO, COI'; null if nothing is. */
export function missingPapersText({ agreement, hasDocuments }: Pick<Paperwork, 'agreement' | 'hasDocuments'>) {
  const missing = [
    ...(agreement === 'not_signed' || agreement === 'declined' ? ['signed agreement'] : []),
    ...(hasDocuments ? [] : ['PO', 'COI']),
  ]
  return missing.length > 0 ? `Missing: ${missing.join(', ')}` : null
}

/** Something due, as pages show it: red if it is late. */
export function dueMark({ text, urgency }: { text: string; urgency: Urgency }) {
  return { label: text, tone: URGENCY_TONES[urgency] }
}

/** The same for readers who can do nothing about it: only what is late stands out. */
export function markForOthers(mark: ReturnType<typeof dueMark>): ReturnType<typeof dueMark> {
  return mark.tone === 'waiting' ? { ...mark, tone: 'gone' } : mark
}

/** What the crew of a booked vehicle should not miss, beside its days: its return, agreement and documents. */
export function bookingMarks(booked: Booked & Paperwork) {
  return [overdueSince(booked), missingDue(booked)].flatMap((due) => (due ? [dueMark(due)] : []))
}
