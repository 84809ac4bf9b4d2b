/** What may be done to a booked vehicle, and what its amendments are called. */
export const AMENDMENT_KINDS = ['cancel', 'change', 'extend', 'complete'] as const

export type AmendmentKind = (typeof AMENDMENT_KINDS)[number]

/** What is done to a booked vehicle is a noun below it, over the page of its order. */
export const ITEM_NOUNS = {
  cancel: 'cancellation',
  change: 'dates',
  extend: 'extension',
  complete: 'completion',
} as const satisfies Record<AmendmentKind, string>
