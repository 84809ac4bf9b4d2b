/** What is said of four digits that prove an address or a number, by what became of the try. */
export const CODE_MESSAGES = {
  wrong: 'Invalid Code',
  over: 'This code can no longer be used. Please press RESEND CODE for another one.',
} as const
