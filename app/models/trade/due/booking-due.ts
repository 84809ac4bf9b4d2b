import type { Booking, Day } from '../days/day'
import { nearDay } from '../days/near-day'
import { listOf } from '../format/text'
import type { AgreementStatus } from '../vocabulary/documents'
import { isOverdue, type StoredItemStatus } from '../vocabulary/orders'
import { URGENCY_TONES, type Urgency, urgencyBeforeDay } from './urgency'

/** A booked vehicle. `today` is the date where it is. */
type Booked = { status: StoredItemStatus; booking: Booking; today: Day }

/** What an order needs before its pickup. `orderDays`: first and last day of its rentals that are not over. */
export type Paperwork = { agreement: AgreementStatus | null; hasDocuments: boolean; orderDays: Booking }

export function overdueSince({ status, booking, today }: Booked) {
  if (!isOverdue({ status, booking }, today)) return null
  return { kind: 'overdue' as const, urgency: 'late' as const, text: overdueText(booking.to, today), due: booking.to }
}

export const overdueText = (lastDay: Day, today: Day) => `Overdue since ${nearDay(lastDay, today)}`

/** Why an order may not be picked up yet: its agreement, then its documents. */
export function paperworkDue({ agreement, hasDocuments, orderDays, today }: Paperwork & { today: Day }) {
  const what = missingPaper(agreement, hasDocuments)
  if (!what) return null
  return {
    ...what,
    urgency: urgencyBeforeDay(orderDays.from, today),
    text: beforePickupText(what.text, orderDays.from, today),
    due: orderDays.from,
  }
}

/** 'Unsigned, pickup tomorrow'. */
export const beforePickupText = (what: string, firstDay: Day, today: Day) =>
  `${what}, ${pickupDayText(firstDay, today)}`

/** 'pickup tomorrow'; 'booked since Thu' after that day, because nobody records the pickup itself. */
export const pickupDayText = (firstDay: Day, today: Day) =>
  `${firstDay < today ? 'booked since' : 'pickup'} ${nearDay(firstDay, today)}`

export const MISSING_PAPERS = { unsigned: 'Unsigned', documents: 'PO and COI missing' } as const

function missingPaper(agreement: AgreementStatus | null, hasDocuments: boolean) {
  if (agreement === 'not_signed') return { kind: 'unsigned' as const, text: MISSING_PAPERS.unsigned }
  if (agreement === 'declined') return { kind: 'unsigned' as const, text: 'Agreement declined' }
  return hasDocuments ? null : { kind: 'documents' as const, text: MISSING_PAPERS.documents }
}

/** 'Missing: purchase order and certificate of insurance'; null if nothing is. */
export function missingPapersText({ agreement, hasDocuments }: Pick<Paperwork, 'agreement' | 'hasDocuments'>) {
  const missing = [
    ...(agreement === 'not_signed' || agreement === 'declined' ? ['signed rental agreement'] : []),
    ...(hasDocuments ? [] : ['purchase order', 'certificate of insurance']),
  ]
  return missing.length > 0 ? `Missing: ${listOf(missing)}` : null
}

/** Something due, as pages show it: red if it is late. */
export function dueMark({ text, urgency }: { text: string; urgency: Urgency }) {
  return { label: text, tone: URGENCY_TONES[urgency] }
}

/** What the crew of a booked vehicle should not miss: its return, agreement and documents. */
export function bookingMarks(booked: Booked & Paperwork) {
  return [overdueSince(booked), paperworkDue(booked)].flatMap((due) => (due ? [dueMark(due)] : []))
}
