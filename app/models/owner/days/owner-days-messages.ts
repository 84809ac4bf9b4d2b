import { FARTHEST_MONTHS } from '~/models/trade/constants'

export const OWNER_DAYS_MESSAGES = {
  blocked: 'Days blocked.',
  freed: 'Days given back.',
  blockingFailed: 'The days could not be blocked. Please try again.',
  freeingFailed: 'The days could not be given back. Please try again.',
  past: 'Days before today cannot be blocked.',
  tooFarAhead: `Days can be blocked at most ${FARTHEST_MONTHS} months ahead.`,
  sold: 'Some of these days are booked.',
  blockedAlready: 'Some of these days are blocked already.',
} as const
