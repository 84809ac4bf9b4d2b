/** Documents that a production uploads for an order, named like their form parts. */
export const DOCUMENT_KINDS = ['purchase-order', 'coi'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_NAMES: Record<DocumentKind, string> = { 'purchase-order': 'Purchase Order', coi: 'COI' }

/** staged: visible to its uploader only, until the other one is there. current: counts. replaced: superseded. */
export const DOCUMENT_STATUSES = ['staged', 'current', 'replaced'] as const

/** The marketplace's own documents, shown on every order. */
export const PROVIDER_DOCUMENTS = ['w-9', 'business-license', 'tax-license'] as const
export type ProviderDocument = (typeof PROVIDER_DOCUMENTS)[number]

export const PROVIDER_DOCUMENT_NAMES: Record<ProviderDocument, string> = {
  'w-9': 'W-9',
  'business-license': 'Business license',
  'tax-license': 'Tax license',
}

/** Exactly one agreement of an order is not replaced; that one counts. */
export const AGREEMENT_STATUSES = ['not_signed', 'signed', 'declined', 'replaced'] as const

export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]

/** Events of a rental agreement; each is recorded permanently. */
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
 * The next step for an agreement's envelope: create it as a draft, send it, poll for an answer, fetch the signed
 * document, void it. done: nothing left.
 */
export const ENVELOPE_STEPS = ['create', 'send', 'poll', 'fetch', 'void', 'done'] as const

export type EnvelopeStep = (typeof ENVELOPE_STEPS)[number]

/** Why a DocuSign call failed. */
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
