import {
  CODE_RETENTION_DAYS,
  MESSAGE_RETENTION_DAYS,
  SESSION_RETENTION_DAYS,
  TERMS_NOTICE_DAYS,
} from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'
import { PRODUCT } from '~/models/trade/product'

type Part = { heading: string; text: string }

interface LegalPageProps {
  title: string
  /** Headings, each with its paragraph. */
  parts: readonly Part[]
}

/** Terms and privacy. */
export function LegalPage({ title, parts }: LegalPageProps) {
  return (
    <article className="page page-narrow">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-quiet">Effective {LEGAL_SINCE}</p>
      {parts.map(({ heading, text }) => (
        <section key={heading} className="mt-6">
          <h2 className="text-lg">{heading}</h2>
          <p className="mt-1">{text}</p>
        </section>
      ))}
    </article>
  )
}

/** The nightly job deletes data within a day after its retention ends. */
const GONE = { codes: numberWord(CODE_RETENTION_DAYS + 1), messages: numberWord(MESSAGE_RETENTION_DAYS + 1) }

/** The date from which both texts apply; update it with every change to them. */
const LEGAL_SINCE = 'November 20, 2026'

export const TERMS: readonly Part[] = [
  {
    heading: `What ${PRODUCT} does`,
    text: `${PRODUCT} connects productions that need picture vehicles with the people who own them. A rental is an agreement between the production and the owner; ${PRODUCT} handles the inquiry, the rate, the documents and the pickup between the two.`,
  },
  {
    heading: 'Who may use it',
    text: 'Accounts are personal. You get one by invitation, or after we review your sign-up; if we decline it, we tell you why. The information you give us about yourself must be true.',
  },
  {
    heading: 'Your account',
    text: 'Keep your password to yourself, and tell us if you think someone else knows it. You are responsible for what is done with your account. Your profile shows where you are logged in and lets you end those sessions. After too many wrong passwords or codes, you may have to wait before trying again.',
  },
  {
    heading: 'Rates and dates',
    text: 'An owner who accepts an offer agrees to that total for those days, before tax. An agreed rate does not hold the dates: only placing an order does. An unanswered offer expires at its deadline.',
  },
  {
    heading: 'Orders',
    text: 'Placing an order sends a rental agreement to the person who signs for the production. The vehicle is handed over once the agreement is signed and the purchase order and certificate of insurance have been received.',
  },
  {
    heading: 'Taking care of the vehicle',
    text: 'Inspect and photograph the vehicle before you drive it away, use it as agreed, and return it on the last day. The production is responsible for damage that the inspection does not show.',
  },
  {
    heading: 'Changes and termination',
    text: `We may change these terms with ${numberWord(TERMS_NOTICE_DAYS)} days' notice. You may ask us to close your account at any time; active orders are completed first. We may close an account that violates these terms.`,
  },
]

export const PRIVACY: readonly Part[] = [
  {
    heading: 'What we collect',
    text: 'Your name, email address and phone number; the projects you are a member of; your inquiries, offers, bookings, uploads and comments there; and the emails and text messages we sent you. When you sign up, you also give us your role and, optionally, your company and IMDb page: we keep those with our decision.',
  },
  {
    heading: 'Passwords and logins',
    text: 'We store only a hash of your password, from which it cannot be read, and the same for the codes we send. For each login we store when it started, when it was last used and which browser it came from; your profile shows these. To prevent guessing, we count attempts by account and by IP address, both hashed, for one day at most.',
  },
  {
    heading: 'Who sees it',
    text: 'Members of a project see each other and what happens in it. The owner of a vehicle you inquire about sees your name, your production company and your offer. Our staff see what they need to review a sign-up and to keep orders moving. Anyone with a link that we emailed can see what that link opens, and nothing else. An agreement that is signed in DocuSign is sent there, with the name and email address of the signer.',
  },
  {
    heading: 'Cookies',
    text: `${PRODUCT} uses only its own cookies: one that keeps you logged in, and small ones that remember a notice, a half-finished form, a code you are about to enter, and your last search and project. There are no ads and no third-party tracking.`,
  },
  {
    heading: 'How long we keep it',
    text: `Logging out also ends the session on our servers and removes our cookies. Session records are deleted about ${numberWord(SESSION_RETENTION_DAYS)} days after the session ends, codes and half-finished forms within ${GONE.codes} days, the text of our emails within ${GONE.messages}. Orders and their documents are kept for seven years, as tax law requires. When you have us close your account, we delete its contact details.`,
  },
  {
    heading: 'Your rights',
    text: 'You can ask what data we have about you, have it corrected, and have it deleted unless the law requires us to keep it. You can change your name, phone number, email address and password in your profile. Write to the address our emails come from.',
  },
]
