import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'

/** Whether a vehicle is among the viewer's favorites. */
export type Favorite = { isSet: boolean }

export const FAVORITE_MESSAGES = {
  gone: 'This vehicle is no longer listed.',
  failed: 'Your favorite could not be saved. Please try again.',
  added: 'Added to your favorites.',
  none: 'You have no favorites yet.',
  howTo: 'Press the heart on a vehicle to find it here again.',
  nothingFound: 'None of your favorites match. Try different filters or dates.',
  loadFailed: ERROR_TRY_LATER,
} as const
