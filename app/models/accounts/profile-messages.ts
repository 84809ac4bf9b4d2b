import { EMAIL_TAKEN, ERROR_TRY_AGAIN, ERROR_TRY_LATER, PASSWORD_CHANGED } from '~/models/trade/answers/sentences'

/** What the profile says, agreed to the letter where people are promised it, its spelling included. */
export const PROFILE_MESSAGES = {
  fetchFailed: ERROR_TRY_LATER,
  failed: ERROR_TRY_AGAIN,
  nameChanged: 'Name changed successfully.',
  passwordChanged: PASSWORD_CHANGED,
  wrongPassword: 'That is not your current password.',
  emailTaken: EMAIL_TAKEN,
  shortcutsOn: 'Keyboard shortcuts are on.',
  shortcutsOff: 'Keyboard shortcuts are off.',
  loggedOutElsewhere: 'You are logged out of all other devices.',
} as const

/** The two ways to reach somebody, each of which is changed in two steps. */
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
