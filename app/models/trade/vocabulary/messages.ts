/** What in a letter opens something: a link or a code, each by the letter it stands in. */
export const MESSAGE_SECRETS = [
  'owner-invitation',
  'crew-invitation',
  'sign-up-approval',
  'setup-link',
  'signing-link',
  'pickup-link',
  'code',
] as const

export type MessageSecretKind = (typeof MESSAGE_SECRETS)[number]

/** Why a mail or a text message did not arrive. */
export const DELIVERY_FAILURES = [
  'address-refused',
  'mailbox-full',
  'message-refused',
  'unreachable',
  'timeout',
  'temporary-failure',
  'auth-failed',
  'decryption-failed',
  'expired',
  'unknown',
] as const

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

export const MESSAGE_KINDS = ['mail', 'sms'] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * skipped: nothing is configured to deliver it with; failed: too many tries, or refused for good; replaced: it did not
 * arrive, and another was written in its place; withdrawn: its reader lost access before it was sent.
 */
export const MESSAGE_STATUSES = ['queued', 'sent', 'skipped', 'failed', 'replaced', 'withdrawn'] as const

export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
