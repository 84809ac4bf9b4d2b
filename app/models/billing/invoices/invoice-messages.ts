/** The failure is agreed to the letter. */
export const INVOICE_MESSAGES = {
  failed: 'An error occured while downloading invoice. Please try again.',
  issued: 'Invoice issued.',
  corrected: 'Corrected invoice issued.',
  notCompleted: 'The invoice is available once every vehicle on the order is returned and completed.',
  correctedMeanwhile: 'This invoice has been corrected since you opened the form. Please review the new one.',
} as const
