/** An invited account has no password yet and cannot sign in. */
export const ACCOUNT_STATUSES = ['invited', 'active', 'closed'] as const

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** Status of a sign-up request; each is a tab of the desk, with the same name in its address. */
export const SIGN_UP_STATUSES = ['requested', 'approved', 'rejected'] as const

export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number]

/** Application roles. Renters work in projects, owners answer them, the provider is the marketplace's staff. */
export const RENTER_ROLES = [
  'backlot_renter_application_admin',
  'backlot_renter_application_member',
  'backlot_renter_application_user',
] as const

export const APPLICATION_ROLES = [...RENTER_ROLES, 'backlot_owner', 'backlot_provider'] as const

export type ApplicationRole = (typeof APPLICATION_ROLES)[number]

/** Phone and email; each is changed in two steps, the second with a code sent to the new one. */
export const CONTACTS = ['phone', 'email'] as const

export type Contact = (typeof CONTACTS)[number]

/** What a verification code is for. */
export const VERIFICATION_PURPOSES = ['password-reset', 'phone-change', 'email-change'] as const

export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number]

/** Links to an account that has no password yet. */
export const SETUP_PURPOSES = ['account-setup', 'password-setup'] as const

export type SetupPurpose = (typeof SETUP_PURPOSES)[number]

/** What an emailed link is for. */
export const LINK_PURPOSES = ['signing', 'pickup', 'answer', ...SETUP_PURPOSES] as const

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

/** Job titles on the sign-up form. For the provider to read; they grant nothing. */
export const SIGN_UP_ROLES = [
  ...SIGNER_TITLES,
  { value: 'Transportation Coordinator', label: 'Transportation Coordinator' },
  { value: 'Picture Car Coordinator', label: 'Picture Car Coordinator' },
  { value: 'Other', label: 'Other' },
] as const
