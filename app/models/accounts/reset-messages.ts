/** Choosing a new password with a code sent by mail. */
export const RESET_MESSAGES = {
  failed: 'Something went wrong',
  sentAgain: 'A new code has been sent to your email.',
  resendFailed: 'Something went wrong. Please try again later.',
  expired: 'Your request has expired. Please try again later.',
  changeFailed: 'Something went wrong. Please try again later.',
  changed: 'Password changed Successfully.',
} as const
