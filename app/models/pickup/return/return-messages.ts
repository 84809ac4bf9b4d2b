import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import { OBJECTION_HOURS } from '~/models/trade/constants'

export const RETURN_MESSAGES = {
  failed: WENT_WRONG_IN_SMALL,
  confirmed: 'Return confirmed.',
  objected: 'The production is told of your objection.',
  notStarted: 'The return can be recorded once the rental has begun.',
  unfinished: 'Take the four photos of the return and finish it before you confirm.',
  alreadyObjected: 'You have objected to this return: it cannot be confirmed as well.',
  notYet: 'You can object once the production has confirmed the return.',
  ownerConfirmed: 'You have confirmed this return: it stays as it is.',
  tooLate: `You could object for ${OBJECTION_HOURS} hours after the production confirmed the return. They are over.`,
  objectedOnce: 'You have objected to this return already.',
  closed: 'This return is closed: nothing is added to it any more.',
  reasonRequired: 'Please say what you object to.',
} as const
