import { MAX_BOOKING_DAYS, MAX_RATE_CENTS } from '~/models/trade/constants'
import { type Day, formatBooking, formatDayOfYear } from '~/models/trade/days/day'
import { type Cents, formatCents, formatDollars } from '~/models/trade/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

/** Texts of the amendment dialogs: opening button, title, submit button, outcome. */
export const AMENDMENT_DIALOGS: Record<
  AmendmentKind,
  Record<'button' | 'title' | 'submit' | 'done' | 'failed', string>
> = {
  cancel: {
    button: 'CANCEL ITEM',
    title: 'Cancel Order',
    submit: 'Cancel item',
    done: 'Order item removed successfully.',
    failed: 'An error occured while removing the order item.Please try again',
  },
  change: {
    button: 'CHANGE DATE',
    title: 'Change Date',
    submit: 'Change date',
    done: 'Booking period changed successfully.',
    failed: 'An error occured while changing the booking period.Please try again',
  },
  extend: {
    button: 'EXTEND DATE',
    title: 'Extend Date',
    submit: 'Extend date',
    done: 'Date Extended successfully.',
    failed: 'An error occured while extending date.Please try again',
  },
  complete: {
    button: 'COMPLETE RENTAL',
    title: 'Rental Complete',
    submit: 'Complete rental',
    done: 'Rental Completed successfully.',
    failed: 'An error occured while completing rental period.Please try again',
  },
}

/** What a change or an extension leads to. `signer`: of the agreement, until it is signed. */
export const afterNewDates = (signer: string | null) =>
  `The new dates are held right away, and the owner gets an email.${signer ? ` ${signer} gets a new agreement to sign.` : ''}`

/** `isOnly`: whether nothing is left of the order without it; `signer`: of its agreement, until it is signed. */
export function cancelQuestion({ title, isOnly, signer }: { title: string; isOnly: boolean; signer: string | null }) {
  const order = isOnly
    ? ` It is the order's only vehicle, so the order is cancelled too${signer ? ', and its agreement can no longer be signed' : ''}.`
    : ''
  const agreement = signer && !isOnly ? ` ${signer} gets a new agreement to sign.` : ''
  return `Cancel the ${title}?${order} The vehicle's dates open up right away, its owner is notified, and you won't be charged for it.${agreement}`
}

/** Labels of a finished amendment: for the owner, on invoices, as heading in emails and in the agreement's history. */
export const AMENDMENT_LABELS: Record<AmendmentKind, Record<'owner' | 'invoice' | 'heading' | 'emailVerb', string>> = {
  cancel: { ...everywhere('Cancelled'), emailVerb: 'has cancelled' },
  change: {
    owner: 'Dates changed',
    invoice: 'Rescheduled',
    heading: 'New dates',
    emailVerb: 'has changed the dates of',
  },
  extend: { ...everywhere('Extended'), emailVerb: 'has extended the rental of' },
  complete: { ...everywhere('Completed'), emailVerb: 'has completed the rental of' },
}

function everywhere(label: string) {
  return { owner: label, invoice: label, heading: label }
}

export const ITEM_MESSAGES = {
  afterStart: 'Available after rental starts',
  beforeStart: 'Available only before rental starts',
  itemOver: 'This rental has ended.',
  datesTaken: 'Vehicle is not available in the given dates.',
  stale: 'This booking has changed since you opened it. Please review it.',
  sameDays: 'These are the current dates.',
  outsideWindow: 'Please choose dates within the period shown.',
  notLater: 'The new last day must be after the current one.',
  endsInThePast: 'The last day cannot be before today.',
  tooLong: `A booking can be at most ${MAX_BOOKING_DAYS} days long.`,
  tooMuch: `The rate for these dates would be over ${formatDollars(MAX_RATE_CENTS)}.`,
  priceUnseen: 'Please review the price for these dates and confirm.',
  notAmongDays: 'Choose one of the booked days, no later than today.',
} as const

/** What the order still lacks, shown before its rental is completed; null if nothing. */
export function missingText({ isSigned, hasDocuments }: { isSigned: boolean; hasDocuments: boolean }): string | null {
  if (isSigned && hasDocuments) return null
  const missing = isSigned
    ? 'The purchase order and COI are'
    : 'The rental agreement is not signed, and the PO and COI are'
  return `${missing} missing. You can complete the rental, and the order keeps asking for them.`
}

/** An amendment as stored. The new days are null after a cancellation. */
type Written = {
  kind: AmendmentKind
  oldFrom: Day
  oldTo: Day
  newFrom: Day | null
  newTo: Day | null
  oldCents: Cents
  newCents: Cents
}

/** 'extended it to Dec 9, 2026': follows the name of the person. */
export function amendmentText({ kind, newFrom, newTo }: Written): string {
  if (newFrom === null || newTo === null) return 'cancelled it'
  if (kind === 'extend') return `extended it to ${formatDayOfYear(newTo)}`
  if (kind === 'complete') return `completed the rental (last day ${formatDayOfYear(newTo)})`
  return 'changed its dates'
}

/** 'New dates: Dec 8 to Dec 12 (was Dec 7 to Dec 11).'; null for anything but a change of the dates. */
export function amendmentDates({ kind, oldFrom, oldTo, newFrom, newTo }: Written, today: Day): string | null {
  if (kind !== 'change' || newFrom === null || newTo === null) return null
  const [dates, old] = [
    { from: newFrom, to: newTo },
    { from: oldFrom, to: oldTo },
  ].map((booking) => formatBooking(booking, today))
  return `New dates: ${dates} (was ${old}).`
}

/** 'Rate: $450.00 (was $500.00).'; null if the price did not change or the item was cancelled. */
export function amendmentPrice({ kind, oldCents, newCents }: Written): string | null {
  if (kind === 'cancel' || oldCents === newCents) return null
  return `Rate: ${formatCents(newCents)} (was ${formatCents(oldCents)}).`
}
