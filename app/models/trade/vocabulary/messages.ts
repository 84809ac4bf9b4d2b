/** Links and codes in messages, by the kind of message. */
export const MESSAGE_SECRETS = [
  'owner-invitation',
  'crew-invitation',
  'sign-up-approval',
  'setup-link',
  'signing-link',
  'pickup-link',
  'answer-link',
  'code',
] as const

export type MessageSecretKind = (typeof MESSAGE_SECRETS)[number]

/** Why an email or a text message was not delivered. */
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
 * skipped: no delivery is configured. failed: too many attempts, or permanently refused. replaced: undelivered, and a
 * new one was written instead. withdrawn: its reader lost access or unsubscribed before it was sent.
 */
export const MESSAGE_STATUSES = ['queued', 'sent', 'skipped', 'failed', 'replaced', 'withdrawn'] as const

export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
