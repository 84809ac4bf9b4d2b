import { EMAIL_TAKEN, WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'

/** Setting up an account from an e-mailed link, and inviting its holder. */
export const ACCOUNT_MESSAGES = {
  setUp: 'Account setup completed successfully',
  setupFailed: 'Something went wrong. Please try again.',
  linkSpent: 'This link has been used or has expired. Please ask for a new one.',
  linkAsked: 'If your invitation still stands, a new link is on its way to your email.',
  isSetUp: 'Your account is set up already. Please log in with your email address and your password.',
  isSetUpByHolder: 'This account is set up by now. Nothing was sent.',
  invited: 'User invited Successfully',
  inviteFailed: WENT_WRONG_IN_SMALL,
  emailTaken: EMAIL_TAKEN,
} as const
