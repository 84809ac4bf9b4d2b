/**
 * rule: it may not be, whoever asks. stale: the page is older than what it is about. limit: too often. failure:
 * something broke, and nothing was changed. outside: a service of somebody else did not answer, and nothing was changed.
 */
export type Why = 'rule' | 'stale' | 'limit' | 'failure' | 'outside'

/** Every refusal by the word that tells it apart from the others, in the code and to programs that ask; with its why. */
export const REFUSALS = {
  failed: 'failure',
  'too-many-tries': 'limit',

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
  'listing-in-change': 'rule',
  'starts-in-the-past': 'rule',
  'booking-too-long': 'rule',
  'too-far-ahead': 'rule',
  'days-taken': 'rule',
  'below-floor': 'rule',
  'above-listed': 'rule',
  'below-offer': 'rule',
  'rate-slip': 'rule',
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
  'inspection-finished': 'stale',
  'inspection-incomplete': 'rule',
  'damage-unsaid': 'rule',
  'damage-reported': 'rule',
  'damage-changed': 'stale',
  'papers-not-asked': 'rule',
  'file-refused': 'rule',
  'paper-missing': 'rule',

  'letter-forgotten': 'rule',
  'notes-changed': 'stale',

  'server-has-tools': 'rule',
} as const satisfies Record<string, Why>

export type RefusalCode = keyof typeof REFUSALS
