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
