/** The failure is agreed to the letter. */
export const INVOICE_MESSAGES = {
  failed: 'An error occured while downloading invoice. Please try again.',
  issued: 'Invoice issued.',
  corrected: 'Corrected invoice issued.',
  notCompleted: 'The invoice is there once every vehicle of the order is returned and completed.',
  correctedMeanwhile: 'This invoice has been corrected since you opened the form. Please look at the new one.',
} as const
