/** Setting up an account from an e-mailed link, and inviting its holder. */
export const ACCOUNT_MESSAGES = {
  setUp: 'Account setup completed successfully',
  setupFailed: 'Something went wrong. Please try again.',
  linkSpent: 'This link has been used or has expired. Please ask for a new one.',
  invited: 'User invited Successfully',
  inviteFailed: 'something went wrong',
  emailTaken: 'Email already exists.',
} as const
