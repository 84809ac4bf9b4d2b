import { ERROR_TRY_AGAIN, ERROR_TRY_LATER } from '~/models/trade/answers/sentences'

export const PAYMENT_NOTE_MESSAGES = {
  written: 'Payment note saved.',
  failed: ERROR_TRY_LATER,
  noText: 'Please write the note.',
  stale: 'Someone else added a note while you were writing. Please review it and save again.',
} as const

export const PROVIDER_DOCUMENT_MESSAGES = {
  uploaded: 'Uploaded Sucessfully',
  failed: ERROR_TRY_AGAIN,
  required: 'Please choose a PDF.',
} as const
