import { PASSWORD_CHANGED, WENT_WRONG, WENT_WRONG_TRY_LATER } from '~/models/trade/answers/sentences'

/** Choosing a new password with a code sent by mail. */
export const RESET_MESSAGES = {
  failed: WENT_WRONG,
  sentAgain: 'A new code has been sent to your email.',
  resendFailed: WENT_WRONG_TRY_LATER,
  expired: 'Your request has expired. Please try again later.',
  changeFailed: WENT_WRONG_TRY_LATER,
  changed: PASSWORD_CHANGED,
} as const
