import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import { OBJECTION_HOURS } from '~/models/trade/constants'

export const RETURN_MESSAGES = {
  failed: WENT_WRONG_IN_SMALL,
  confirmed: 'Return confirmed.',
  objected: "We've notified the production of your dispute.",
  notStarted: 'The return can be recorded once the rental has started.',
  unfinished: 'Take the four return photos and finish the inspection before you confirm.',
  alreadyObjected: "You disputed this return, so you can't confirm it.",
  notYet: 'You can dispute the return once the production has confirmed it.',
  ownerConfirmed: "You've confirmed this return. It can't be changed.",
  tooLate: `The dispute window closed ${OBJECTION_HOURS} hours after the production confirmed the return.`,
  objectedOnce: "You've already disputed this return.",
  closed: 'This return is closed. Nothing more can be added.',
  reasonRequired: "Please say what's wrong.",
} as const
