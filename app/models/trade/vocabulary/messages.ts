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
  'letter-refused',
  'unreachable',
  'too-slow',
  'try-later',
  'log-in-refused',
  'text-lost',
  'expired',
  'unknown',
] as const

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

export const MESSAGE_KINDS = ['mail', 'sms'] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * kept: nothing is configured to deliver it with; given-up: too many tries, or refused for good; replaced: it did not
 * arrive, and another was written in its place.
 */
export const MESSAGE_STATUSES = ['waiting', 'sent', 'kept', 'given-up', 'replaced'] as const

export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
