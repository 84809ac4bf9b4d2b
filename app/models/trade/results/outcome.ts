import type { Conflict } from '~/models/trade/edits'

/**
 * rule: a rule forbids it for everyone. stale: the page is outdated. limit: too many attempts. failure: something
 * broke, nothing was changed. outside: an external service did not respond, nothing was changed.
 */
export type Why = 'rule' | 'stale' | 'limit' | 'failure' | 'outside'

/** Every refusal code, for code and API clients, with its kind. */
const REFUSALS = {
  failed: 'failure',
  'too-many-attempts': 'limit',

  'wrong-credentials': 'rule',
  'wrong-password': 'rule',
  'wrong-code': 'rule',
  'code-expired': 'rule',
  'link-used': 'rule',
  'request-expired': 'rule',
  'email-taken': 'rule',
  'same-contact': 'rule',
  'has-account': 'rule',
  'already-decided': 'stale',
  'is-set-up': 'stale',

  'nothing-to-save': 'rule',
  'search-too-long': 'rule',
  'too-many-searches': 'rule',

  'listing-gone': 'rule',
  'listing-invalid': 'rule',
  'listing-being-edited': 'rule',
  'listing-changed': 'stale',
  'listing-incomplete': 'rule',
  'price-out-of-range': 'rule',
  'vacation-changed': 'stale',
  'vehicle-booked': 'rule',
  'reason-missing': 'rule',
  'vin-taken': 'rule',
  'calendar-unreadable': 'rule',
  'calendar-exists': 'stale',
  'import-invalid': 'rule',
  'import-changed': 'stale',
  'import-in-use': 'rule',
  'starts-in-the-past': 'rule',
  'booking-too-long': 'rule',
  'too-far-ahead': 'rule',
  'days-taken': 'rule',
  'below-floor': 'rule',
  'above-listed': 'rule',
  'above-offer': 'rule',
  'below-offer': 'rule',
  'rate-implausible': 'rule',
  'use-refused': 'rule',
  'price-changed': 'stale',
  'inquiry-open': 'stale',
  'inquiry-changed': 'stale',
  'inquiry-closed': 'stale',
  'deadline-passed': 'rule',
  'offer-changed': 'stale',
  'not-your-turn': 'stale',
  'not-agreed': 'stale',
  'templates-changed': 'stale',
  'no-one-can-book': 'rule',

  'cannot-join': 'rule',
  'invitation-ended': 'stale',
  'role-not-yours': 'rule',
  'role-changed': 'stale',
  'member-changed': 'stale',
  'owner-must-hand-over': 'rule',
  'cannot-become-owner': 'stale',

  'vehicle-in-use': 'rule',
  'vehicle-removed': 'stale',
  'comment-not-yours': 'rule',
  'comment-changed': 'stale',
  'comment-deleted': 'stale',
  'undo-expired': 'rule',
  'list-changed': 'stale',
  'list-archived': 'stale',
  'list-not-empty': 'rule',
  'note-changed': 'stale',
  'already-on-list': 'rule',

  'external-changed': 'stale',
  'external-incomplete': 'rule',
  'external-unconfirmed': 'rule',

  'project-closed': 'stale',
  'project-changed': 'stale',
  'project-already-created': 'stale',
  'days-reversed': 'rule',

  'other-project': 'rule',
  'same-days': 'rule',
  'in-other-cart': 'rule',
  'cannot-book': 'rule',
  'item-blocked': 'rule',
  'cart-changed': 'stale',
  'billing-missing': 'rule',
  'agreement-closed': 'stale',
  'agreement-changed': 'stale',
  'order-changed': 'stale',
  'same-billing': 'rule',
  'other-name': 'rule',
  'same-signer': 'rule',
  'signed-elsewhere': 'rule',
  'not-ready-to-sign': 'outside',
  'signing-service-unavailable': 'outside',
  'not-completed': 'rule',
  'invoice-corrected': 'stale',

  'not-possible-in-status': 'rule',
  'item-changed': 'stale',
  'same-period': 'rule',
  'outside-window': 'rule',
  'not-later': 'rule',
  'ends-in-the-past': 'rule',
  'not-a-booked-day': 'rule',
  'too-expensive': 'rule',
  'price-unconfirmed': 'rule',

  'pickup-unavailable': 'stale',
  'confirmation-not-possible': 'rule',
  'objection-not-possible': 'rule',
  'recipient-revoked': 'stale',
  'too-many-recipients': 'rule',
  'photo-missing': 'rule',
  'too-many-photos': 'rule',
  'photo-required': 'rule',
  'photo-changed': 'stale',
  'inspection-finished': 'stale',
  'inspection-incomplete': 'rule',
  'damage-not-stated': 'rule',
  'damage-reported': 'rule',
  'damage-changed': 'stale',
  'documents-not-required': 'rule',
  'documents-changed': 'stale',
  'file-refused': 'rule',
  'document-missing': 'rule',

  'message-expired': 'rule',
  'notes-changed': 'stale',

  'backup-not-supported': 'rule',
} as const satisfies Record<string, Why>

export type RefusalCode = keyof typeof REFUSALS

/** An error that normal use can run into: a sentence for the form, next to its field if it has one. */
export type Refusal = {
  ok: false
  why: Why
  code: RefusalCode
  message: string
  /** Follows the message: what would be accepted. */
  hint?: string
  field?: string
  /** Other refusals of the same form, so that one response shows all of them. */
  also?: readonly Refusal[]
  /** Set for rate limits. */
  retryAfterSeconds?: number
  /** Set for an edit conflict: how to show the form again. */
  conflict?: Conflict
}

/** The result of a service that can refuse. */
export type Outcome<T = object> = ({ ok: true } & T) | Refusal

/** Combines refusals into one, the first one first; null if there are none. */
export function combineRefusals(reasons: readonly (Refusal | null)[]): Refusal | null {
  const [first, ...also] = reasons.flatMap((reason) => {
    if (!reason) return []
    const { also: others = [], ...itself } = reason
    return [itself, ...others]
  })
  if (!first) return null
  return also.length > 0 ? { ...first, also } : first
}

/** A refusal in one line. */
export function refusalText({ message, hint }: Refusal): string {
  return hint === undefined ? message : `${message} ${hint}`
}

export function refused(code: RefusalCode, message: string, field?: string, hint?: string): Refusal {
  const refusal: Refusal = { ok: false, why: REFUSALS[code], code, message }
  if (field !== undefined) refusal.field = field
  if (hint !== undefined) refusal.hint = hint
  return refusal
}
