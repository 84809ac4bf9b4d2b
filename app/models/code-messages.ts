/** Around the four digits that prove an address or a number. */
export const CODE_MESSAGES = {
  invalid: 'Invalid Code',
  over: 'This code can no longer be used. Please press RESEND CODE for another one.',
} as const
