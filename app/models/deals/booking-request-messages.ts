/** Asking those who may book an agreed vehicle to do so. */
export const BOOKING_REQUEST_MESSAGES = {
  asked: 'The admins of this project were asked to book.',
  nobodyToAsk: 'This project has no admin who can book. Invite one first.',
  failed: 'An error occured while adding to cart. Please try again.',
} as const
