import type { Booking } from './day'

/** A booked vehicle, and its days on which an external calendar is busy. */
export type FeedConflict = Booking & { orderItemId: string }
