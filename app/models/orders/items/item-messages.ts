import { MAX_BOOKING_DAYS, MAX_RATE_CENTS } from '~/models/trade/constants'
import { formatDollars } from '~/models/trade/money/money'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

/** Agreed to the letter, as far as somebody reads that it was done or that it broke. */
export const ITEM_TOASTS: Record<AmendmentKind, string> = {
  cancel: 'Order item removed successfully.',
  change: 'Booking period changed successfully.',
  extend: 'Date Extended successfully.',
  complete: 'Rental Completed successfully.',
}

export const ITEM_FAILED: Record<AmendmentKind, string> = {
  cancel: 'An error occured while removing the order item.Please try again',
  change: 'An error occured while changing the booking period.Please try again',
  extend: 'An error occured while extending date.Please try again',
  complete: 'An error occured while completing rental period.Please try again',
}

/** The title of each dialog. */
export const ITEM_DIALOGS: Record<AmendmentKind, string> = {
  cancel: 'Cancel Order',
  change: 'Change Date',
  extend: 'Extend Date',
  complete: 'Rental Complete',
}

export const ITEM_BUTTONS: Record<AmendmentKind, string> = {
  cancel: 'CANCEL ITEM',
  change: 'CHANGE DATE',
  extend: 'EXTEND DATE',
  complete: 'COMPLETE RENTAL',
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
