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
