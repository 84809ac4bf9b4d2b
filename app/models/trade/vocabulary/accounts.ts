/** An invited account has no password yet and cannot sign in. */
export const ACCOUNT_STATUSES = ['invited', 'active', 'closed'] as const

/** Where a request for an account stands; each is a tab of the provider's desk, by the same word in its address. */
export const SIGN_UP_STATUSES = ['requested', 'approved', 'rejected'] as const

export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number]

/** What an account may be. Renters work in projects; owners answer them; the provider is the marketplace's staff. */
export const RENTER_ROLES = [
  'backlot_renter_application_admin',
  'backlot_renter_application_member',
  'backlot_renter_application_user',
] as const

export const APPLICATION_ROLES = [...RENTER_ROLES, 'backlot_owner', 'backlot_provider'] as const

export type ApplicationRole = (typeof APPLICATION_ROLES)[number]

/** The two ways to reach somebody; each is changed in two steps, the second with a code sent to the new one. */
export const CONTACTS = ['phone', 'email'] as const

export type Contact = (typeof CONTACTS)[number]

/** What a code of four digits opens. */
export const VERIFICATION_PURPOSES = ['password-reset', 'phone-change', 'email-change'] as const

export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number]

/** What lets somebody into an account that has no password yet. */
export const SETUP_PURPOSES = ['account-setup', 'password-setup'] as const

export type SetupPurpose = (typeof SETUP_PURPOSES)[number]

/** What a mailed link opens. */
export const LINK_PURPOSES = ['signing', 'pickup', ...SETUP_PURPOSES] as const

export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Titles of the person who signs for a production. */
export const SIGNER_TITLES = [
  { value: 'Unit Production Manager', label: 'Unit Production Manager' },
  { value: 'Line Producer', label: 'Line Producer' },
  { value: 'Show Runner', label: 'Show Runner' },
  { value: 'Producer', label: 'Producer' },
  { value: 'Executive Producer', label: 'Executive Producer' },
  { value: 'Controller', label: 'Controller' },
] as const

export type SignerTitle = (typeof SIGNER_TITLES)[number]['value']

/** What somebody who signs up does on a production. For the provider to read; it opens nothing. */
export const SIGN_UP_ROLES = [
  ...SIGNER_TITLES,
  { value: 'Transportation Coordinator', label: 'Transportation Coordinator' },
  { value: 'Picture Car Coordinator', label: 'Picture Car Coordinator' },
  { value: 'Other', label: 'Other' },
] as const
