import { providerPaths } from '~/models/trade/paths/provider'
import { ERROR_TRY_AGAIN, ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'
import type { Side } from '~/models/trade/vocabulary/deals'
import type { DocusignTrouble, EnvelopeStep } from '~/models/trade/vocabulary/documents'

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

export const BEHALF_MESSAGES = {
  noSide: 'Please choose who you are acting for.',
  noReason: 'Please give a reason. The project and the owner will see it.',
} as const

/** The sides that staff can act for, as form choices. */
export const BEHALF_SIDES = [
  { value: 'renter', label: 'The production' },
  { value: 'owner', label: 'The owner' },
] as const satisfies readonly { value: Side; label: string }[]

/** The step of an envelope that is stuck, for staff. */
export const STEP_TEXTS: Record<EnvelopeStep, string> = {
  create: "The envelope hasn't been created yet.",
  send: "The envelope hasn't been sent yet.",
  poll: "We can't tell whether it was signed.",
  fetch: "It's signed, but we haven't received the document yet.",
  void: "The previous envelope hasn't been voided yet.",
  done: '',
}

/** Why it is stuck, and what helps. */
export const PROBLEM_TEXTS: Record<DocusignTrouble, string> = {
  unreachable: 'DocuSign cannot be reached.',
  timeout: 'DocuSign did not answer in time.',
  'rate-limited': 'DocuSign asked us to try again later.',
  'server-error': 'Something failed, at DocuSign or here.',
  'auth-failed': 'DocuSign rejected our login. Check the keys, and that the user has consented to the app.',
  refused: "DocuSign rejected it. Check the account, and the template's role and fields.",
  'unexpected-response': 'DocuSign sent an unexpected response.',
  'not-configured': 'DocuSign is no longer set up. Check the DOCUSIGN settings.',
}

/** Address that retries the failed step of an order's envelope. */
export const envelopeRetry = (orderId: number) => `${providerPaths.order(orderId)}/envelope`

export const DOCUSIGN_DESK_MESSAGES = { retried: 'Retrying.' } as const
