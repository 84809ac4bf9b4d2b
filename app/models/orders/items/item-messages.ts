import { MAX_BOOKING_DAYS, MAX_RATE_CENTS } from '~/models/trade/constants'
import { formatDollars } from '~/models/trade/money/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

/** What an amendment is called before it is made: its button, the title and submit button of its dialog, its outcome. */
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

/** What an amendment is called once it is made: to the owner, in the agreement's history, on the invoice and in emails. */
export const AMENDMENT_LABELS: Record<
  AmendmentKind,
  Record<'owner' | 'agreement' | 'invoice' | 'emailSubject' | 'emailVerb', string>
> = {
  cancel: {
    owner: 'Cancelled',
    agreement: 'Cancelled',
    invoice: 'Cancelled',
    emailSubject: 'Cancelled',
    emailVerb: 'has cancelled',
  },
  change: {
    owner: 'Dates changed',
    agreement: 'Other dates',
    invoice: 'Moved',
    emailSubject: 'New dates',
    emailVerb: 'has changed the dates of',
  },
  extend: {
    owner: 'Extended',
    agreement: 'Extended',
    invoice: 'Extended',
    emailSubject: 'Extended',
    emailVerb: 'has extended the rental of',
  },
  complete: {
    owner: 'Completed',
    agreement: 'Completed',
    invoice: 'Completed',
    emailSubject: 'Completed',
    emailVerb: 'has completed the rental of',
  },
}

export const ITEM_MESSAGES = {
  afterStart: 'Available after rental starts',
  beforeStart: 'Available until rental starts',
  itemOver: 'This rental is over.',
  datesTaken: 'Vehicle is not available in the given dates.',
  stale: 'This booking has changed since you opened it. Please look at it again.',
  sameDays: 'These are the days that are booked already.',
  outsideWindow: 'Please choose days within the period shown.',
  notLater: 'The last day has to be later than it is now.',
  endsInThePast: 'The last day cannot be before today.',
  tooLong: `A booking can be at most ${MAX_BOOKING_DAYS} days long.`,
  tooMuch: `The rate for these days would be higher than ${formatDollars(MAX_RATE_CENTS)}.`,
  priceUnseen: 'Please look at what these days cost and confirm them.',
  notAmongDays: 'The last day is one of the booked days, today at the latest.',
} as const
