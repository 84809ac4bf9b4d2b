import { FLOOR_PERCENT, LONGEST_BOOKING_DAYS } from '~/models/trade/figures'
import { ERROR_TRY_LATER, TIME_IS_UP } from '~/models/trade/sentences'

/** What a renter is told about the floor, before and after. */
export const FLOOR_RULE = `Your rate should not be less than ${FLOOR_PERCENT}% of the original price.`

export const INQUIRY_MESSAGES = {
  sent: 'Inquiry sent successfully to the car owner.',
  belowFloor: FLOOR_RULE,
  datesTaken: 'Vehicle not available in the given dates.',
  failed: 'An error occured while inquiring details. Please try again.',
  negotiated: 'Negotiation has been sent successfully',
  declined: 'The request was declined successfully',
  accepted: 'Offer has been accepted successfully',
  answerFailed: ERROR_TRY_LATER,
  timeIsUp: TIME_IS_UP,
  closed: 'This inquiry is closed.',
  /** The page showed an offer that another one has replaced. */
  changed: 'The offer has changed in the meantime. Please look at it again.',
  notYourTurn: 'The other side has to answer first.',
  alreadyOpen: 'There is an open inquiry about this vehicle already.',
  listingGone: 'This vehicle is not available any more.',
  listingInChange: 'The owner is changing this listing. Please inquire again later.',
  startsInThePast: 'Booking Period cannot start before today.',
  tooLong: `A booking can be at most ${LONGEST_BOOKING_DAYS} days long.`,
} as const
