/** What the profile says, agreed to the letter where people are promised it, its spelling included. */
export const PROFILE_MESSAGES = {
  fetchFailed: 'An error occured. Please try again later',
  failed: 'An error occured. Please try again.',
  nameChanged: 'Name changed successfully.',
  passwordChanged: 'Password changed Successfully.',
  wrongPassword: 'That is not your current password.',
  emailTaken: 'Email already exists.',
  loggedOutElsewhere: 'You are logged out everywhere else.',
} as const

/** The two ways to reach somebody, each of which is changed in two steps. */
export const CONTACT_MESSAGES = {
  phone: {
    same: 'This is your phone number already.',
    codeSent: 'OTP has been sent to your phone number.',
    changed: 'Phone Number changed successfully.',
  },
  email: {
    same: 'This is your email already.',
    codeSent: 'OTP has been sent to your email.',
    changed: 'Email changed successfully.',
  },
} as const
