import { WENT_WRONG } from '~/models/trade/answers/sentences'
import { MAX_REJECTION_REASON_LENGTH, tooLong } from '~/models/trade/constants'

/** Asking for an account, and the desk's answer to it. */
export const SIGN_UP_MESSAGES = {
  registered: 'ACCOUNT REGISTERED!',
  thanks: 'Thanks for registering your account. We will review your details and get back to you soon.',
  failed: WENT_WRONG,
  notImdb: 'Please enter a link to imdb.com, like https://www.imdb.com/name/nm0000123.',
  noRole: 'Please choose what the account may do.',
  noReason: 'Please write a reason. It is emailed with the answer.',
  longReason: tooLong(MAX_REJECTION_REASON_LENGTH),
  approved: 'Request approved. The set-up link is emailed.',
  rejected: 'Request rejected. The reason is emailed.',
  decisionFailed: 'Something went wrong, and nothing was changed. Please try again.',
  hasAccount: 'This address has an account by now, so there is nothing to approve. Nothing was changed.',
} as const
