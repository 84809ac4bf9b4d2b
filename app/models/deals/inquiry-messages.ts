import { ERROR_TRY_LATER, TIME_IS_UP } from '~/models/trade/answers/sentences'
import { MAX_BOOKING_DAYS, MAX_MONTHS_AHEAD, MAX_RATE_MULTIPLE } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/words/text'
import { ABOVE_LISTED, FLOOR_RULE } from './rate-messages'

export const INQUIRY_MESSAGES = {
  sent: 'Inquiry sent successfully to the car owner.',
  belowFloor: FLOOR_RULE,
  aboveListed: ABOVE_LISTED,
  belowOffer: 'Your counter is lower than their offer.',
  slip: `Please check the rate: it is more than ${numberWord(MAX_RATE_MULTIPLE)} times the listed rate.`,
  datesTaken: 'Vehicle not available in the given dates.',
  failed: 'An error occured while inquiring details. Please try again.',
  negotiated: 'Negotiation has been sent successfully',
  declined: 'The request was declined successfully',
  accepted: 'Offer has been accepted successfully',
  answerFailed: ERROR_TRY_LATER,
  timeIsUp: TIME_IS_UP,
  closed: 'This inquiry is closed.',
  /** The page showed an offer that another one has replaced. */
  changed: 'The offer has changed. Please review it again.',
  notYourTurn: 'Please wait for their answer first.',
  alreadyOpen: 'There is already an open inquiry for this vehicle.',
  listingGone: 'This vehicle is no longer available.',
  listingInChange: 'The owner is updating this listing. Please inquire again later.',
  startsInThePast: 'Booking Period cannot start before today.',
  tooLong: `A booking can be at most ${MAX_BOOKING_DAYS} days long.`,
  tooFarAhead: `Booking Period can be at most ${MAX_MONTHS_AHEAD} months ahead.`,
} as const
