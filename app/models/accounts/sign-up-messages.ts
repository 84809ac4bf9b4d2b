import { WENT_WRONG } from '~/models/trade/answers/sentences'
import { MAX_REJECTION_REASON_LENGTH, tooLong } from '~/models/trade/constants'

/** Asking for an account, and the desk's answer to it. */
export const SIGN_UP_MESSAGES = {
  registered: 'ACCOUNT REGISTERED!',
  thanks: 'Thanks for registering your account. We will review your details and get back to you soon.',
  failed: WENT_WRONG,
  notImdb: 'Please enter a link to imdb.com, like https://www.imdb.com/name/nm0000123.',
  noRole: 'Please choose a role for the account.',
  noReason: 'Please give a reason. It goes into the email.',
  longReason: tooLong(MAX_REJECTION_REASON_LENGTH),
  approved: 'Request approved. The setup link was emailed.',
  rejected: 'Request rejected. The reason was emailed.',
  decisionFailed: 'Something went wrong, and nothing was changed. Please try again.',
  hasAccount: 'This address already has an account, so there is nothing to approve. Nothing was changed.',
} as const
