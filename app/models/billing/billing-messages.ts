/** The first two texts are fixed by the specification. */
export const QUOTE_MESSAGES = {
  made: 'Quote generated successfully.',
  failed: 'An error occured while requesting quote. Please try again later',
  cartChanged: 'The cart has changed. Please review it and generate the quote again.',
  none: 'No quotes yet.',
  noneHint: 'Generate a quote from the cart once owners have agreed to your rates.',
} as const

/** The text of the failure is fixed by the specification. */
export const INVOICE_MESSAGES = {
  failed: 'An error occured while downloading invoice. Please try again.',
  issued: 'Invoice issued.',
  corrected: 'Corrected invoice issued.',
  notCompleted: 'The invoice is available once every vehicle on the order is returned and completed.',
  correctedMeanwhile: 'This invoice has been corrected since you opened the form. Please review the new one.',
} as const
