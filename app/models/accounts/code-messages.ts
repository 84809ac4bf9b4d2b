import { CODE_LIFE } from '~/models/trade/terms'

/** What is said of a code that proves an address or a number. */
export const CODE_MESSAGES = {
  life: `It works ${CODE_LIFE}.`,
  wrong: 'Invalid Code',
  over: 'This code can no longer be used. Please press RESEND CODE for another one.',
} as const
