import { type AccessContext, can, type ProjectPermission } from './permissions'

/**
 * Who receives an email. `members`: project members with the permission `may`. `owner`: the owner of a vehicle.
 * `account`: one person, independent of projects. All of these only while their account is active. `address`: anyone at
 * that address; access comes from a link or code in the email, which can be revoked.
 */
type Reader = { to: 'members'; may: ProjectPermission } | { to: 'owner' | 'account' | 'address' }

/** `button`: label of the button; null if the email only informs. */
type EmailRule = Reader & { prices?: true; button: string | null }

/**
 * Every email of the product: its recipients, the permission they need both when it is written and when it is sent,
 * whether it contains prices, and the label of its button.
 */
export const EMAILS = {
  'sign-up': { to: 'address', button: null },
  'sign-up-approved': { to: 'address', button: 'Set up your account' },
  'sign-up-rejected': { to: 'address', button: null },
  'setup-link': { to: 'address', button: 'Set up your account' },
  'owner-invitation': { to: 'address', button: 'Set up your account' },
  code: { to: 'address', button: null },
  'email-taken': { to: 'address', button: null },
  'email-changed': { to: 'address', button: null },
  'password-changed': { to: 'address', button: 'Choose a new password' },

  'crew-invitation': { to: 'address', button: 'Set up your account' },
  'member-added': { to: 'members', may: 'viewLists', button: 'Open the project' },
  'role-changed': { to: 'members', may: 'viewLists', button: 'Open the project' },
  'handed-over': { to: 'members', may: 'viewLists', button: 'Open the project' },
  'member-removed': { to: 'account', button: null },
  'external-return': { to: 'members', may: 'seePrices', button: 'Open the vehicle' },
  mentioned: { to: 'members', may: 'viewLists', button: 'Open the comments' },

  'inquiry-sent': { to: 'owner', prices: true, button: 'Answer the inquiry' },
  'crew-answered': { to: 'owner', prices: true, button: 'Open the negotiation' },
  'owner-answered': { to: 'members', may: 'negotiate', prices: true, button: 'Open the negotiation' },
  'deal-message': { to: 'members', may: 'messageOwners', prices: true, button: 'Open the messages' },
  'deal-message-for-owner': { to: 'owner', prices: true, button: 'Open the inquiry' },
  'inquiry-withdrawn': { to: 'owner', button: 'Open the inquiry' },
  'answer-due': { to: 'members', may: 'negotiate', prices: true, button: 'Answer the offer' },
  'answer-due-for-owner': { to: 'owner', prices: true, button: 'Answer the offer' },
  'time-is-up': { to: 'members', may: 'negotiate', prices: true, button: 'Open the vehicle' },
  'time-is-up-for-owner': { to: 'owner', prices: true, button: 'Open the inquiry' },
  'answered-for-owner': { to: 'owner', prices: true, button: 'Open the negotiation' },
  'booking-request': { to: 'members', may: 'addToCart', prices: true, button: 'Book the vehicle' },
  'project-closed': { to: 'owner', button: 'Open your inbox' },
  'listing-gone': { to: 'members', may: 'negotiate', button: 'Open the vehicle' },
  'listing-changed': { to: 'owner', button: 'Open the listing' },
  'days-taken': { to: 'members', may: 'inquire', button: 'Open the vehicle' },
  'days-free': { to: 'members', may: 'inquire', button: 'Open the vehicle' },

  'calendar-failing': { to: 'owner', button: 'Open the vehicle' },
  'calendar-conflict-for-owner': { to: 'owner', button: 'Open the order' },
  'calendar-conflict': { to: 'members', may: 'changeOrders', button: 'Open the order' },

  'order-placed': { to: 'members', may: 'changeOrders', prices: true, button: 'Open your order' },
  'order-for-owner': { to: 'owner', prices: true, button: 'Open the order' },
  'signing-link': { to: 'address', prices: true, button: 'Review and sign' },
  'agreement-signed': { to: 'address', button: 'Open signed agreement' },
  'agreement-answered': { to: 'members', may: 'changeOrders', button: 'Open the order' },
  'item-amended': { to: 'members', may: 'followOrders', prices: true, button: 'Open the order' },
  'item-amended-for-owner': { to: 'owner', prices: true, button: 'Open the order' },
  'coi-expires': { to: 'members', may: 'changeOrders', button: 'Upload a COI' },

  'first-day': { to: 'members', may: 'followOrders', button: 'Open pickup details' },
  overdue: { to: 'members', may: 'changeOrders', button: 'Open the order' },
  'holds-up-next': { to: 'members', may: 'changeOrders', button: 'Open the order' },
  'next-at-risk': { to: 'members', may: 'followOrders', button: 'Open the order' },
  'due-for-owner': { to: 'owner', button: 'Open the order' },

  'pickup-link': { to: 'address', button: 'Open pickup details' },
  arrival: { to: 'owner', button: 'Open the booking' },
  'return-confirmed': { to: 'owner', button: 'Open the return' },
  'return-disputed': { to: 'members', may: 'followOrders', button: 'Open the order' },

  // without amounts, because nobody checks the reader's role in each project again before it is sent
  'morning-digest': { to: 'account', button: 'Open Today' },
  // with the prices of listings, which everybody who may search sees
  'new-matches': { to: 'account', button: 'Open your saved searches' },
} as const satisfies Record<string, EmailRule>

export type EmailType = keyof typeof EMAILS

/** Regular emails with a link to unsubscribe from them without a log-in, and their names in it. */
export const MAILING_NAMES = {
  'morning-digest': 'morning digest',
  'new-matches': 'email about saved searches',
} as const satisfies Partial<Record<EmailType, string>>

export type Mailing = keyof typeof MAILING_NAMES

export const isMailing = (type: string): type is Mailing => Object.hasOwn(MAILING_NAMES, type)

/** Whether an active account may read this email; `access` is null for non-members. */
export function mayReadEmail(type: EmailType, access: AccessContext | null): boolean {
  const rule: EmailRule = EMAILS[type]
  return rule.to !== 'members' || (access !== null && can(rule.may, access))
}
