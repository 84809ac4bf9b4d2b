import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/words/text'

export const PICKUP_MESSAGES = {
  sent: 'Pickup details send Successfully',
  failed: WENT_WRONG_IN_SMALL,
  sentAgain: 'A new link is being sent. The one before no longer works.',
  sentJustNow: 'A link was sent a moment ago.',
  revoked: 'The link no longer works.',
  isRevoked: 'This link was taken back. Send the details again to let them in.',
  confirmed: 'Thank you. The production knows that you have the details.',
  ownerNotified: 'Owner notified Successfully',
  notNow: `The owner can be notified from ${numberWord(PICKUP_NOTICE_DAYS)} days before the first day on, while the rental lasts.`,
  orderIsOver: 'The order is over: there is nothing to pick up.',
  tooMany: 'This order has as many recipients as it can have.',
} as const
