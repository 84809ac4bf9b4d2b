/** What lets somebody into an account that has no password yet. */
export const SETUP_PURPOSES = ['account-setup', 'password-setup'] as const

export type SetupPurpose = (typeof SETUP_PURPOSES)[number]

/** What a mailed link opens. */
export const LINK_PURPOSES = ['signing', 'pickup', ...SETUP_PURPOSES] as const

export type LinkPurpose = (typeof LINK_PURPOSES)[number]
