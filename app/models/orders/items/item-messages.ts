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
