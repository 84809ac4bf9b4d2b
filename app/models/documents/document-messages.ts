import { ERROR_TRY_AGAIN } from '~/models/trade/answers/sentences'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'

export const DOCUMENT_MESSAGES = {
  uploaded: 'Uploaded Sucessfully',
  removed: 'The file was removed.',
  failed: ERROR_TRY_AGAIN,
  downloadFailed: 'An error occured while downloading agreement. Please try again.',
  changed:
    'Somebody else has saved this since you opened it. What you typed is still here: save again to put it in place of theirs.',
  tooEarly: 'The purchase order and the COI are asked for once the agreement is signed.',
  orderIsOver: 'This order is cancelled: no papers are asked for any more.',
} as const

export const DOCUMENT_REQUIRED: Record<DocumentKind, string> = {
  'purchase-order': 'Purchase Order is required.',
  coi: 'COI is required.',
}
