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
