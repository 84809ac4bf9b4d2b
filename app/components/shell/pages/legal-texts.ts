import { CODE_RETENTION_DAYS, MESSAGE_RETENTION_DAYS, SESSION_RETENTION_DAYS } from '~/models/trade/constants'
import { PRODUCT } from '~/models/trade/product'
import { numberWord } from '~/models/trade/words/text'

type Part = { heading: string; text: string }

/** Before a change of the terms holds. */
const NOTICE_DAYS = 30

/** What nightly work deletes is gone a day after it may go, at the latest. */
const GONE = { codes: numberWord(CODE_RETENTION_DAYS + 1), letters: numberWord(MESSAGE_RETENTION_DAYS + 1) }

/** The day from which both texts hold; it moves with every change of them. */
export const LEGAL_SINCE = 'November 20, 2026'

export const TERMS: readonly Part[] = [
  {
    heading: `What ${PRODUCT} does`,
    text: `${PRODUCT} brings productions that need picture vehicles together with the people who own them. A rental is an agreement between the production and the owner; ${PRODUCT} carries the inquiry, the rate, the papers and the pickup between the two.`,
  },
  {
    heading: 'Who may use it',
    text: 'Accounts are personal. They are opened by invitation, or after we have reviewed what you wrote when you signed up; we may decline, and then tell you why. What you say about yourself has to be true.',
  },
  {
    heading: 'Your account',
    text: 'Keep your password to yourself, and tell us when you think somebody else knows it. What is done with your account counts as done by you. Your profile shows where you are logged in and ends those sessions. Whoever tries passwords or codes too often has to wait, and so may you.',
  },
  {
    heading: 'Rates and dates',
    text: 'An owner who accepts an offer agrees to that total for those days, before tax. Agreeing holds no dates: they are held from the moment an order is placed, and by nothing else. An offer left unanswered ends at its deadline.',
  },
  {
    heading: 'Orders',
    text: 'Placing an order sends a rental agreement to the person who signs for the production. The vehicle is handed over once the agreement is signed and the purchase order and certificate of insurance have arrived.',
  },
  {
    heading: 'Looking after the vehicle',
    text: 'Inspect the vehicle and photograph it before you drive it away, use it as agreed, and return it on the last day. The production answers for damage that the inspection did not show.',
  },
  {
    heading: 'Changes and the end',
    text: `We may change these terms with notice of ${numberWord(NOTICE_DAYS)} days. You may ask us to close your account at any time; orders that are running are carried to their end. We may close an account that is used against these terms.`,
  },
]

export const PRIVACY: readonly Part[] = [
  {
    heading: 'What we keep',
    text: 'Your name, email address and phone number; the projects you are a member of; what you ask, offer, book, upload and write there; and the emails and text messages we sent you. Who signs up also tells us their role and, if they like, their company and IMDb page: we keep that with our decision.',
  },
  {
    heading: 'Passwords and log-ins',
    text: 'Of your password we keep a fingerprint that it cannot be read from, and of the codes we send the same. For each log-in we keep when it began, when it was last used and what the browser says it is; your profile shows these. To stop guessing we count tries by account and by network address, both as fingerprints, for a day at most.',
  },
  {
    heading: 'Who sees it',
    text: 'Members of a project see each other and what happens in it. The owner of a vehicle you ask for sees your name, your production company and your offer. Our staff see what they need to review a sign-up and to keep orders moving. Whoever holds a link that we emailed sees what that link opens, and no more. An agreement that is signed in DocuSign is sent there, with the name and the email address of whoever signs it.',
  },
  {
    heading: 'Cookies',
    text: `${PRODUCT} sets cookies of its own only: one that keeps you logged in, and small ones that remember a notice, a half-finished form, a code you are about to type, and the search and the project you looked at last. There is no advertising, and nobody else counts your visits.`,
  },
  {
    heading: 'How long',
    text: `Logging out ends the session on our side too, and takes our cookies away. What we know of a session goes about ${numberWord(SESSION_RETENTION_DAYS)} days after its end, a code and a half-finished form within ${GONE.codes} days, the text of what we emailed within ${GONE.letters}. Orders and their papers are kept for seven years, as tax law asks. When you have us close your account, its contact details go.`,
  },
  {
    heading: 'Your rights',
    text: 'You can ask what we hold about you, have it corrected, and have it deleted where no law makes us keep it. Name, phone number, email address and password you change yourself in your profile. Write to the address from which our mail reaches you.',
  },
]
