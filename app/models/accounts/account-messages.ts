import {
  EMAIL_TAKEN,
  PASSWORD_CHANGED,
  WENT_WRONG,
  WENT_WRONG_IN_SMALL,
  WENT_WRONG_TRY_LATER,
} from '~/models/trade/answers/sentences'
import { CODE_MINUTES } from '~/models/trade/constants'

/** Setting up an account from an e-mailed link, and inviting its holder. */
export const ACCOUNT_MESSAGES = {
  setUp: 'Account setup completed successfully',
  setupFailed: 'Something went wrong. Please try again.',
  linkSpent: 'This link has been used or has expired. Please request a new one.',
  linkAsked: 'If your invitation is still valid, a new link is on its way to your email.',
  isSetUp: 'Your account is already set up. Please log in with your email and password.',
  isSetUpByHolder: 'This account is already set up. Nothing was sent.',
  invited: 'User invited Successfully',
  inviteFailed: WENT_WRONG_IN_SMALL,
  emailTaken: EMAIL_TAKEN,
} as const

export const LOGIN_MESSAGES = {
  wrongCredentials: "The credential that you've entered is incorrect, Please try again.",
  failed: WENT_WRONG,
} as const

/** About a code that verifies an address or a number. */
export const CODE_MESSAGES = {
  life: `It works once and expires in ${CODE_MINUTES} minutes.`,
  wrong: 'Invalid Code',
  requestOver: 'This code has expired. Please request a new one.',
  over: 'This code is no longer valid. Please press RESEND CODE to get a new one.',
} as const

/** Choosing a new password with a code sent by mail. */
export const RESET_MESSAGES = {
  failed: WENT_WRONG,
  sentAgain: 'A new code has been sent to your email.',
  resendFailed: WENT_WRONG_TRY_LATER,
  expired: 'Your request has expired. Please try again later.',
  changeFailed: WENT_WRONG_TRY_LATER,
  changed: PASSWORD_CHANGED,
} as const
