/** What the calendar makes due to be told about a booked vehicle. */
export const DUE_KINDS = ['first-day', 'overdue', 'next-at-risk'] as const

export type DueKind = (typeof DUE_KINDS)[number]
