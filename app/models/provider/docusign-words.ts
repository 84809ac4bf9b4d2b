import { deskPaths } from '~/models/trade/addresses/desk/paths'
import type { DocusignTrouble } from '~/models/trade/vocabulary/docusign-problem'
import type { EnvelopeStep } from '~/models/trade/vocabulary/envelope-steps'

/** What did not get on, for the staff. */
export const STEP_TEXTS: Record<EnvelopeStep, string> = {
  create: 'The envelope is not made yet.',
  send: 'The envelope is not sent yet.',
  poll: 'Nobody knows whether it was signed.',
  fetch: 'It is signed, and the document is not here yet.',
  void: 'The envelope before is not withdrawn yet.',
  done: '',
}

/** Why, and what helps. */
export const PROBLEM_TEXTS: Record<DocusignTrouble, string> = {
  unreachable: 'DocuSign cannot be reached.',
  timeout: 'DocuSign did not answer in time.',
  'rate-limited': 'DocuSign asks to try again later.',
  'server-error': 'Something broke, there or here.',
  'auth-failed': 'DocuSign does not let us in: check the keys, and that the user has consented to the app.',
  refused: 'DocuSign refuses it: check the account, and the role and the fields of the template.',
  'unexpected-response': 'DocuSign answered with something unexpected.',
  'not-configured': 'DocuSign is not set up any more: check the DOCUSIGN settings.',
}

/** Where a press has what failed about an order tried again. */
export const envelopeRetry = (orderId: number) => `${deskPaths.order(orderId)}/envelope`

export const DOCUSIGN_DESK_MESSAGES = { retried: 'It is being tried again.' } as const
