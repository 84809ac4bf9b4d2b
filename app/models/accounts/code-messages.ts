import { CODE_MINUTES } from '~/models/trade/constants'

/** What is said of a code that proves an address or a number. */
export const CODE_MESSAGES = {
  life: `It works once and expires in ${CODE_MINUTES} minutes.`,
  wrong: 'Invalid Code',
  requestOver: 'This code has expired. Please request a new one.',
  over: 'This code is no longer valid. Please press RESEND CODE to get a new one.',
} as const
