import { CODE_MINUTES } from '~/models/trade/constants'

/** What is said of a code that proves an address or a number. */
export const CODE_MESSAGES = {
  life: `It works once and for ${CODE_MINUTES} minutes.`,
  wrong: 'Invalid Code',
  requestOver: 'The request for this code is over. Whoever wants another one has to ask for it.',
  over: 'This code can no longer be used. Please press RESEND CODE for another one.',
} as const
