import { FLOOR_PERCENT, MAX_BOOKING_DAYS, MAX_MONTHS_AHEAD, MAX_RATE_MULTIPLE } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'
import { ERROR_TRY_LATER, TIME_IS_UP } from '~/models/trade/results/shared-messages'

/** The floor, shown before and after the rate is typed. */
export const FLOOR_RULE = `Your rate should not be less than ${FLOOR_PERCENT}% of the original price.`

/** Refusals of a crew's rate until it is confirmed. */
export const ABOVE_LISTED = 'Your rate is above the listed price.'
export const ABOVE_OFFER = 'Your counter is higher than their offer.'

export const INQUIRY_MESSAGES = {
  sent: 'Inquiry sent successfully to the car owner.',
  belowFloor: FLOOR_RULE,
  aboveListed: ABOVE_LISTED,
  aboveOffer: ABOVE_OFFER,
  belowOffer: 'Your counter is lower than their offer.',
  slip: `Please check the rate: it is more than ${numberWord(MAX_RATE_MULTIPLE)} times the listed rate.`,
  datesTaken: 'Vehicle not available in the given dates.',
  failed: 'An error occured while inquiring details. Please try again.',
  negotiated: 'Negotiation has been sent successfully',
  declined: 'The request was declined successfully',
  accepted: 'Offer has been accepted successfully',
  withdrawn: 'Inquiry withdrawn. The owner was notified.',
  answerFailed: ERROR_TRY_LATER,
  /** Staff remind an owner. */
  reminded: 'Reminder sent.',
  remindedBefore: 'The owner was already reminded today.',
  ownerNotAsked: 'No answer is due from the owner.',
  timeIsUp: TIME_IS_UP,
  closed: 'This inquiry is closed.',
  /** The offer shown on the page has been replaced. */
  changed: 'The offer has changed. Please review it again.',
  notYourTurn: 'Please wait for their answer first.',
  alreadyOpen: 'There is already an open inquiry for this vehicle.',
  priceChanged: 'The owner has changed the price since you opened this form.',
  listingGone: 'This vehicle is no longer available.',
  listingInChange: 'The owner is updating this listing. Please inquire again later.',
  startsInThePast: 'Booking Period cannot start before today.',
  tooLong: `A booking can be at most ${MAX_BOOKING_DAYS} days long.`,
  tooFarAhead: `Booking Period can be at most ${MAX_MONTHS_AHEAD} months ahead.`,
} as const

/** Asking the admins to book an agreed vehicle. */
export const BOOKING_REQUEST_MESSAGES = {
  asked: 'The admins of this project were asked to book.',
  nobodyToAsk: 'This project has no admin who can book. Invite one first.',
  failed: 'An error occured while adding to cart. Please try again.',
} as const
