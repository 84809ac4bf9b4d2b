/** Shared texts, worded as specified: spelling, capitals, spaces and periods differ on purpose. */
export const ERROR_TRY_LATER = 'An error occured. Please try again later'
export const ERROR_TRY_AGAIN = 'An error occured. Please try again.'
export const WENT_WRONG = 'Something went wrong'
export const WENT_WRONG_IN_SMALL = 'something went wrong'
export const WENT_WRONG_TRY_LATER = 'Something went wrong. Please try again later.'

export const TIME_IS_UP = "Time's up!"
export const YOUR_TURN = 'Your turn to answer'
export const WAITING_FOR_OWNER = 'Waiting for the owner.'
export const PDF_FAILED = 'An error occured while downloading PDF. Please try again.'
export const PASSWORD_CHANGED = 'Password changed Successfully.'
export const EMAIL_TAKEN = 'Email already exists.'
export const UPLOAD_INTERRUPTED = 'The upload was interrupted'
export const SEND_AGAIN = 'Please go back, check it and send it again.'
export const DAYS_REVERSED = 'The last day cannot be before the first day.'
export const PAGE_OUTDATED = 'This page is out of date. Please reload it.'

export function tooLong(most: number): string {
  return `Please use at most ${most} characters.`
}

/** Messages for empty and invalid fields, worded as specified: capitals differ between forms on purpose. */
export const FIELD_MESSAGES = {
  firstName: { required: 'First name is required', invalid: 'Please enter a valid First Name.' },
  lastName: { required: 'Last name is required', invalid: 'Please enter a valid Last Name.' },
  email: { required: 'Email is required.', invalid: 'Invalid Email. Please enter a valid email address.' },
  emailInSmall: { required: 'Email is required.', invalid: 'Invalid email. Please enter a valid email address.' },
  phone: { required: 'Phone Number is required.', invalid: 'Please enter a valid Phone Number.' },
  password: { required: 'Password is required' },
} as const

export const SERVER_ERROR = {
  title: WENT_WRONG,
  text: 'The problem is on our end, and nothing you saved was lost. Please try again in a moment.',
}

/** Texts of the error page by status; others use the text of 500. */
export const EXPLANATION: Partial<Record<number, { title: string; text: string }>> = {
  400: { title: 'That request could not be read', text: SEND_AGAIN },
  403: {
    title: 'You do not have access to this page',
    text: 'Your role does not allow this. In a project, ask its Owner or a Project Manager.',
  },
  404: { title: 'Page not found', text: 'The page may have moved, or the address may be incomplete.' },
  405: { title: 'That request is not possible on this page', text: 'Please go back, reload the page and try again.' },
  410: {
    title: 'This page is no longer available',
    text: 'The order has ended or the link has expired. Ask the sender for a new one.',
  },
  413: { title: 'That upload is too large', text: SEND_AGAIN },
  429: { title: 'Too many attempts', text: 'Please wait a few minutes and try again.' },
  500: SERVER_ERROR,
}

/** Below the button of an email with a link to answer an offer. */
export const ANSWER_LINK_NOTE =
  "You can answer without logging in. Anyone with this link can answer as you, so please don't forward it."

/** For a link to answer an offer, by why it no longer works. */
export const ANSWER_LINK_OVER = {
  answered: { message: 'This offer has already been answered', hint: 'Log in to see where things stand.' },
  newer: {
    message: 'There is a newer email about this inquiry',
    hint: 'Please use the link in your latest email, or log in.',
  },
  closed: { message: 'This inquiry is closed', hint: 'No answer is needed. Log in to see it.' },
  late: { message: TIME_IS_UP, hint: 'The time to answer this offer is over. Log in to see where things stand.' },
  notTheirs: {
    message: 'This link no longer works',
    hint: 'Your email address or your role has changed since it was sent. Please log in.',
  },
} as const

/** For a link to an agreement that was replaced. */
export const AGREEMENT_REPLACED = {
  message: 'This agreement was replaced by a newer one',
  hint: 'If you are still the signer, please use the link in your latest email.',
} as const
