import { EMAIL_TAKEN, WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'

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
