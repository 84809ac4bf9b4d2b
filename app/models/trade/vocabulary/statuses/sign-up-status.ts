/** Where a request for an account stands; each is a tab of the provider's desk, by the same word in its address. */
export const SIGN_UP_STATUSES = ['requested', 'approved', 'rejected'] as const

export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number]
