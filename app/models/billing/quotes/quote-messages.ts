/** The first two are agreed to the letter. */
export const QUOTE_MESSAGES = {
  made: 'Quote generated successfully.',
  failed: 'An error occured while requesting quote. Please try again later',
  cartChanged: 'The cart has changed. Please review it and generate the quote again.',
  none: 'No quotes yet.',
  noneHint: 'Generate a quote from the cart once owners have agreed to your rates.',
} as const

/** 'Q-1001', as people say it and as it is printed. */
export const quoteNumber = (id: number) => `Q-${id}`
