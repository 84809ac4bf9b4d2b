/** What a production hands in for an order, by the names of their parts in the form. */
export const DOCUMENT_KINDS = ['purchase-order', 'coi'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_NAMES: Record<DocumentKind, string> = { 'purchase-order': 'Purchase Order', coi: 'COI' }

/** staged: waits for the other one, for whoever sent it alone. current: what counts. replaced: another took its place. */
export const DOCUMENT_STATUSES = ['staged', 'current', 'replaced'] as const

/** What the marketplace shows of itself on every order. */
export const PROVIDER_DOCUMENTS = ['w-9', 'business-license', 'tax-license'] as const
export type ProviderDocument = (typeof PROVIDER_DOCUMENTS)[number]

export const PROVIDER_DOCUMENT_NAMES: Record<ProviderDocument, string> = {
  'w-9': 'W-9',
  'business-license': 'Business license',
  'tax-license': 'Tax license',
}

/** One agreement of an order is not replaced; that one counts. */
export const AGREEMENT_STATUSES = ['not_signed', 'signed', 'declined', 'replaced'] as const

export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]

/** What can happen to a rental agreement, each written down once and for good. */
export const SIGNING_EVENTS = [
  'sent',
  'resent',
  'reminded',
  'opened',
  'signed',
  'declined',
  'replaced',
  'sealed',
  'amended',
  'envelope-sent',
  'fetched',
  'voided',
  'superseded',
] as const

export type SigningEventKind = (typeof SIGNING_EVENTS)[number]

/** Where an agreement is signed: on our own page, or in DocuSign. */
export const SIGNING_METHODS = ['built-in', 'docusign'] as const

export type SigningMethod = (typeof SIGNING_METHODS)[number]

/**
 * What is done next about the envelope of an agreement: create it as a draft, send it, poll whether it was answered, fetch
 * what was signed, withdraw it. done: nothing more.
 */
export const ENVELOPE_STEPS = ['create', 'send', 'poll', 'fetch', 'void', 'done'] as const

export type EnvelopeStep = (typeof ENVELOPE_STEPS)[number]

/** Why DocuSign did not do what it was asked for. */
export const DOCUSIGN_PROBLEMS = [
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'auth-failed',
  'refused',
  'unexpected-response',
  'not-configured',
] as const

export type DocusignTrouble = (typeof DOCUSIGN_PROBLEMS)[number]
