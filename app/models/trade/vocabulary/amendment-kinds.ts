/** What may be done to a booked vehicle, and what its amendments are called. */
export const AMENDMENT_KINDS = ['cancel', 'change', 'extend', 'complete'] as const

export type AmendmentKind = (typeof AMENDMENT_KINDS)[number]
