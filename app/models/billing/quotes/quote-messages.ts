/** The first two are agreed to the letter. */
export const QUOTE_MESSAGES = {
  made: 'Quote generated successfully.',
  failed: 'An error occured while requesting quote. Please try again later',
  cartChanged: 'The cart has changed in the meantime. Please check it and generate the quote again.',
  none: 'No quotes yet.',
  noneHint: 'A quote is generated from the cart, once the owners have agreed to your rates.',
} as const

/** 'Q-1001', as people say it and as it is printed. */
export const quoteNumber = (id: number) => `Q-${id}`
