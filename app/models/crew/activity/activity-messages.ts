import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'

export const ACTIVITY_MESSAGES = {
  seen: 'Marked as seen.',
  failed: ERROR_TRY_LATER,
} as const
