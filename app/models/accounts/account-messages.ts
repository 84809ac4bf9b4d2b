import { CODE_MINUTES, MAX_REJECTION_REASON_LENGTH } from '~/models/trade/constants'
import {
  EMAIL_TAKEN,
  ERROR_TRY_AGAIN,
  ERROR_TRY_LATER,
  PASSWORD_CHANGED,
  tooLong,
  WENT_WRONG,
  WENT_WRONG_IN_SMALL,
  WENT_WRONG_TRY_LATER,
} from '~/models/trade/results/shared-messages'

/** Account setup with an emailed link, and inviting its holder. */
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

/** Codes that verify an email or a phone number. */
export const CODE_MESSAGES = {
  life: `It works once and expires in ${CODE_MINUTES} minutes.`,
  wrong: 'Invalid Code',
  requestOver: 'This code has expired. Please request a new one.',
  over: 'This code is no longer valid. Please press RESEND CODE to get a new one.',
} as const

/** Choosing a new password with an emailed code. */
export const RESET_MESSAGES = {
  failed: WENT_WRONG,
  sentAgain: 'A new code has been sent to your email.',
  resendFailed: WENT_WRONG_TRY_LATER,
  expired: 'Your request has expired. Please try again later.',
  changeFailed: WENT_WRONG_TRY_LATER,
  changed: PASSWORD_CHANGED,
} as const

/** Sign-up requests and the desk's decision. */
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

/** Profile messages. Where the wording is specified, its spelling is kept too. */
export const PROFILE_MESSAGES = {
  fetchFailed: ERROR_TRY_LATER,
  failed: ERROR_TRY_AGAIN,
  nameChanged: 'Name changed successfully.',
  passwordChanged: PASSWORD_CHANGED,
  wrongPassword: 'That is not your current password.',
  emailTaken: EMAIL_TAKEN,
  shortcutsOn: 'Keyboard shortcuts are on.',
  shortcutsOff: 'Keyboard shortcuts are off.',
  digestOn: 'The morning digest is on.',
  digestOff: 'The morning digest is off.',
  loggedOutElsewhere: 'You are logged out of all other devices.',
} as const

/** Phone and email; each is changed in two steps. */
export const CONTACT_MESSAGES = {
  phone: {
    same: 'This is already your phone number.',
    codeSent: 'OTP has been sent to your phone number.',
    changed: 'Phone Number changed successfully.',
  },
  email: {
    same: 'This is already your email.',
    codeSent: 'OTP has been sent to your email.',
    changed: 'Email changed successfully.',
  },
} as const
