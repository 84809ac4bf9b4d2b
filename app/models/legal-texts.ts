import { PRODUCT } from './product'

type Part = { heading: string; text: string }

export const TERMS: readonly Part[] = [
  {
    heading: `What ${PRODUCT} does`,
    text: `${PRODUCT} brings productions that need picture vehicles together with the people who own them. A rental is an agreement between the production and the owner; ${PRODUCT} carries the inquiry, the rate, the papers and the pickup between the two.`,
  },
  {
    heading: 'Who may use it',
    text: 'Accounts are personal and are opened after a review or an invitation. Keep your password to yourself, and tell us when you think somebody else knows it. What is done with your account counts as done by you.',
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
    text: 'We may change these terms with notice of thirty days. You may close your account at any time; orders that are running are carried to their end.',
  },
]

export const PRIVACY: readonly Part[] = [
  {
    heading: 'What we keep',
    text: 'Your name, e-mail address and phone number; the projects you are a member of; what you ask, offer, book, upload and write there; and for each log-in its time and the kind of browser.',
  },
  {
    heading: 'Who sees it',
    text: 'Members of a project see each other and what happens in it. The owner of a vehicle you ask for sees your name, your production company and your offer. Whoever holds a link that we e-mailed sees what that link opens, and no more.',
  },
  {
    heading: 'Cookies',
    text: `${PRODUCT} sets cookies of its own only: one that keeps you logged in, and small ones that remember a notice or a half-finished form. There is no advertising, and nobody else counts your visits.`,
  },
  {
    heading: 'How long',
    text: 'Orders and their papers are kept for seven years, as tax law asks. Logging out ends the session on our side too, and takes our cookies away. An account that is closed loses its contact details.',
  },
  {
    heading: 'Your rights',
    text: 'You can ask what we hold about you, have it corrected, and have it deleted where no law makes us keep it. Write to the address from which our mail reaches you.',
  },
]
