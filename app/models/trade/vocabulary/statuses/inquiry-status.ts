/** The two sides of an inquiry. */
export const SIDES = ['renter', 'owner'] as const

export type Side = (typeof SIDES)[number]

/** open -> agreed | declined | withdrawn | lapsed; agreed -> ended with its order item, or withdrawn. */
export const INQUIRY_STATUSES = ['open', 'agreed', 'declined', 'withdrawn', 'lapsed', 'ended'] as const

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]
