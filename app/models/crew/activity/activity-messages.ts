import { ERROR_TRY_LATER } from '~/models/trade/answers/sentences'

export const ACTIVITY_MESSAGES = {
  seen: 'Marked as read.',
  failed: ERROR_TRY_LATER,
} as const
