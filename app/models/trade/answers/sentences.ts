/** What more than one page says, agreed to the letter: spelling, capitals, spaces and full stops differ on purpose. */
export const ERROR_TRY_LATER = 'An error occured. Please try again later'
export const ERROR_TRY_AGAIN = 'An error occured. Please try again.'
export const WENT_WRONG = 'Something went wrong'
export const WENT_WRONG_IN_SMALL = 'something went wrong'
export const WENT_WRONG_TRY_LATER = 'Something went wrong. Please try again later.'

export const TIME_IS_UP = "Time's up!"
export const YOUR_TURN = 'Your turn to answer'
export const WAITING_FOR_OWNER = 'Waiting for the owner.'
export const PASSWORD_CHANGED = 'Password changed Successfully.'
export const EMAIL_TAKEN = 'Email already exists.'
export const UPLOAD_INTERRUPTED = 'The upload was interrupted'
export const SEND_AGAIN = 'Please go back, check it and send it again.'
export const DAYS_REVERSED = 'The last day cannot be before the first day.'
export const PAGE_OUTDATED = 'This page is out of date. Please reload it.'

/** What a field says left empty and filled in wrongly, agreed to the letter: capitals differ from form to form on purpose. */
export const FIELD_MESSAGES = {
  firstName: { required: 'First name is required', invalid: 'Please enter a valid First Name.' },
  lastName: { required: 'Last name is required', invalid: 'Please enter a valid Last Name.' },
  email: { required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' },
  emailInSmall: { required: 'Email is required.', invalid: 'Invalid email. Please enter a valid email address.' },
  phone: { required: 'Phone Number is required.', invalid: 'Please enter a valid Phone Number.' },
  password: { required: 'Password is required' },
} as const
