import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/words/text'

export const PICKUP_MESSAGES = {
  sent: 'Pickup details send Successfully',
  failed: WENT_WRONG_IN_SMALL,
  sentAgain: 'Sending a new link. The old one no longer works.',
  sentJustNow: 'A link was just sent.',
  revoked: 'Link revoked.',
  isRevoked: 'This link was revoked. Resend the details to restore access.',
  confirmed: 'Thank you. Production has been notified.',
  ownerNotified: 'Owner notified Successfully',
  notNow: `You can notify the owner from ${numberWord(PICKUP_NOTICE_DAYS)} days before the first day until the rental ends.`,
  orderIsOver: 'This order has ended. There is nothing to pick up.',
  tooMany: 'This order has reached its recipient limit.',
} as const
