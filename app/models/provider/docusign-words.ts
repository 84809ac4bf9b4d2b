import { providerPaths } from '~/models/trade/paths/provider'
import type { DocusignTrouble, EnvelopeStep } from '~/models/trade/vocabulary/documents'

/** What did not get on, for the staff. */
export const STEP_TEXTS: Record<EnvelopeStep, string> = {
  make: 'The envelope is not made yet.',
  send: 'The envelope is not sent yet.',
  follow: 'Nobody knows whether it was signed.',
  fetch: 'It is signed, and the document is not here yet.',
  void: 'The envelope before is not withdrawn yet.',
  over: '',
}

/** Why, and what helps. */
export const PROBLEM_TEXTS: Record<DocusignTrouble, string> = {
  unreachable: 'DocuSign cannot be reached.',
  'too-slow': 'DocuSign did not answer in time.',
  busy: 'DocuSign asks to try again later.',
  broken: 'Something broke, there or here.',
  'log-in-refused': 'DocuSign does not let us in: check the keys, and that the user has consented to the app.',
  refused: 'DocuSign refuses it: check the account, and the role and the fields of the template.',
  'odd-answer': 'DocuSign answered with something unexpected.',
  'not-set-up': 'DocuSign is not set up any more: check the DOCUSIGN settings.',
}

/** Where a press has what failed about an order tried again. */
export const envelopeRetry = (orderId: number) => `${providerPaths.order(orderId)}/envelope`

export const DOCUSIGN_DESK_MESSAGES = { retried: 'It is being tried again.' } as const
