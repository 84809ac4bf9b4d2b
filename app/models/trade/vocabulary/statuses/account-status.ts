/** An invited account has no password yet and cannot sign in. */
export const ACCOUNT_STATUSES = ['invited', 'active', 'closed'] as const
