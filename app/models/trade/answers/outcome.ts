import type { Conflict } from '~/models/trade/edits'

/**
 * rule: it may not be, whoever asks. stale: the page is older than what it is about. limit: too often. failure:
 * something broke, and nothing was changed. outside: a service of somebody else did not answer, and nothing was changed.
 */
export type Why = 'rule' | 'stale' | 'limit' | 'failure' | 'outside'

/** Every refusal by the word that tells it apart from the others, in the code and to programs that ask; with its why. */
const REFUSALS = {
  failed: 'failure',
  'too-many-attempts': 'limit',

  'wrong-credentials': 'rule',
  'wrong-password': 'rule',
  'wrong-code': 'rule',
  'code-is-over': 'rule',
  'link-is-spent': 'rule',
  'request-expired': 'rule',
  'email-taken': 'rule',
  'same-contact': 'rule',
  'has-account': 'rule',
  'already-decided': 'stale',
  'is-set-up': 'stale',

  'listing-gone': 'rule',
  'listing-unclear': 'rule',
  'listing-in-change': 'rule',
  'listing-changed': 'stale',
  'listing-incomplete': 'rule',
  'vehicle-booked': 'rule',
  'reason-missing': 'rule',
  'vin-taken': 'rule',
  'starts-in-the-past': 'rule',
  'booking-too-long': 'rule',
  'too-far-ahead': 'rule',
  'days-taken': 'rule',
  'below-floor': 'rule',
  'above-listed': 'rule',
  'above-offer': 'rule',
  'below-offer': 'rule',
  'rate-slip': 'rule',
  'use-refused': 'rule',
  'price-changed': 'stale',
  'inquiry-open': 'stale',
  'inquiry-changed': 'stale',
  'inquiry-closed': 'stale',
  'time-is-up': 'rule',
  'offer-changed': 'stale',
  'not-your-turn': 'stale',
  'not-agreed': 'stale',
  'nobody-to-ask': 'rule',

  'cannot-join': 'rule',
  'invitation-is-over': 'stale',
  'role-not-yours': 'rule',
  'role-changed': 'stale',
  'member-changed': 'stale',
  'owner-must-hand-over': 'rule',
  'not-an-heir': 'stale',

  'vehicle-in-use': 'rule',
  'undo-is-over': 'rule',
  'list-changed': 'stale',

  'project-closed': 'stale',
  'project-changed': 'stale',
  'project-made': 'stale',
  'days-reversed': 'rule',

  'other-project': 'rule',
  'same-days': 'rule',
  'in-other-cart': 'rule',
  'may-not-book': 'rule',
  'item-blocked': 'rule',
  'cart-changed': 'stale',
  'billing-missing': 'rule',
  'agreement-is-over': 'stale',
  'agreement-changed': 'stale',
  'order-changed': 'stale',
  'same-billing': 'rule',
  'other-name': 'rule',
  'same-signer': 'rule',
  'signed-elsewhere': 'rule',
  'not-ready-to-sign': 'outside',
  'signing-service-away': 'outside',
  'not-completed': 'rule',
  'invoice-corrected': 'stale',

  'not-now': 'rule',
  'item-changed': 'stale',
  'same-period': 'rule',
  'outside-window': 'rule',
  'not-later': 'rule',
  'ends-in-the-past': 'rule',
  'not-among-days': 'rule',
  'too-expensive': 'rule',
  'price-unseen': 'rule',

  'pickup-is-over': 'stale',
  'return-not-confirmable': 'rule',
  'not-objectionable': 'rule',
  'recipient-revoked': 'stale',
  'too-many-recipients': 'rule',
  'photo-missing': 'rule',
  'too-many-photos': 'rule',
  'photo-needed': 'rule',
  'photo-changed': 'stale',
  'inspection-finished': 'stale',
  'inspection-incomplete': 'rule',
  'damage-unsaid': 'rule',
  'damage-reported': 'rule',
  'damage-changed': 'stale',
  'documents-not-asked': 'rule',
  'documents-changed': 'stale',
  'file-refused': 'rule',
  'document-missing': 'rule',

  'message-expired': 'rule',
  'notes-changed': 'stale',

  'server-has-tools': 'rule',
} as const satisfies Record<string, Why>

export type RefusalCode = keyof typeof REFUSALS

/** What an honest person can run into: a sentence for the form, beside its field when it belongs to one. */
export type Refusal = {
  ok: false
  why: Why
  code: RefusalCode
  message: string
  /** Said after it: what would be taken instead. */
  hint?: string
  field?: string
  /** What else the same form is refused for: one answer tells everything. */
  also?: readonly Refusal[]
  /** Of a limit: when to try again. */
  retryAfterSeconds?: number
  /** Of an edit that came after somebody else's: how its form is shown again. */
  overtaken?: Conflict
}

/** What a service answers when a refusal is part of its promise. */
export type Outcome<T = object> = ({ ok: true } & T) | Refusal

/** Several reasons as one refusal, the first one first; null where there is none. */
export function combineRefusals(reasons: readonly (Refusal | null)[]): Refusal | null {
  const [first, ...also] = reasons.filter((reason) => reason !== null)
  if (!first) return null
  return also.length > 0 ? { ...first, also } : first
}

/** A refusal in one line, for a notice. */
export function refusalText({ message, hint }: Refusal): string {
  return hint === undefined ? message : `${message} ${hint}`
}

export function refused(code: RefusalCode, message: string, field?: string, hint?: string): Refusal {
  const refusal: Refusal = { ok: false, why: REFUSALS[code], code, message }
  if (field !== undefined) refusal.field = field
  if (hint !== undefined) refusal.hint = hint
  return refusal
}
