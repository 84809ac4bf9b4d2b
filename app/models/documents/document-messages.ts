import { ERROR_TRY_AGAIN } from '~/models/trade/results/shared-messages'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'

export const DOCUMENT_MESSAGES = {
  uploaded: 'Uploaded Sucessfully',
  saved: 'Saved.',
  removed: 'The file was removed.',
  failed: ERROR_TRY_AGAIN,
  downloadFailed: 'An error occured while downloading agreement. Please try again.',
  changed: 'Someone else saved changes while you were editing. Save again to overwrite theirs.',
  tooEarly: 'Upload the purchase order and COI once the agreement is signed.',
  orderIsOver: 'This order is cancelled. No documents are needed.',
} as const

export const DOCUMENT_REQUIRED: Record<DocumentKind, string> = {
  'purchase-order': 'Purchase Order is required.',
  coi: 'COI is required.',
}
