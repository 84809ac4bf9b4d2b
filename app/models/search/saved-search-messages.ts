import { MAX_SAVED_SEARCHES } from '~/models/trade/constants'
import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'
import type { SavedSearchActionKind } from '~/models/trade/vocabulary/search-filters'

export const SAVED_SEARCH_MESSAGES = {
  loadFailed: ERROR_TRY_LATER,
  saved: 'Search saved. We email you about new matches in the morning.',
  failed: 'Your saved searches could not be changed. Please try again.',
  nothingToSave: 'Choose a filter or type a word first: every vehicle matches this search.',
  tooLong: 'This search is too long to save. Please use fewer filters.',
  tooMany: `You have ${MAX_SAVED_SEARCHES} saved searches, which is the limit. Please remove one first.`,
  none: 'You have no saved searches yet.',
  howTo: 'Search for vehicles and press Save this search. When a new vehicle matches, we email you.',
  explanation: "We'll email you, no more than once a day, when a match is added, frees up or drops in price.",
  daysHavePassed: 'Its dates have passed, so it sends no more emails. The link searches without dates.',
  mailIsOff: 'Email alerts off.',
  mailIsOn: 'Email alerts on.',
  notMailed: 'Email alerts on. No new matches yet.',
} as const

export const SAVED_SEARCH_DONE: Record<SavedSearchActionKind, string> = {
  'mail-on': 'You will get emails about new matches of this search.',
  'mail-off': 'You will no longer get emails about this search.',
  removal: 'Saved search removed.',
  restoration: 'Saved search restored.',
}
