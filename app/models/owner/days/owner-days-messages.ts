import { MAX_MONTHS_AHEAD } from '~/models/trade/constants'

export const OWNER_DAYS_MESSAGES = {
  blocked: 'Dates blocked.',
  freed: 'Dates released.',
  blockingFailed: "We couldn't block those dates. Please try again.",
  freeingFailed: "We couldn't release those dates. Please try again.",
  past: 'Dates before today cannot be blocked.',
  tooFarAhead: `Dates can be blocked at most ${MAX_MONTHS_AHEAD} months ahead.`,
  sold: 'Some of these dates are booked.',
  blockedAlready: 'Some of these dates are already blocked.',
} as const
