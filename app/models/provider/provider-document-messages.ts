import { ERROR_TRY_AGAIN } from '~/models/trade/answers/sentences'

export const PROVIDER_DOCUMENT_MESSAGES = {
  uploaded: 'Uploaded Sucessfully',
  failed: ERROR_TRY_AGAIN,
  required: 'Please choose a PDF.',
} as const
