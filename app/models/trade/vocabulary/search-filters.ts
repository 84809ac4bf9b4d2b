import type { Option } from './option'

/**
 * How far from a place a search goes: a number of miles, or the studio zone of union contracts around a corner in Los
 * Angeles.
 */
export const DISTANCES = [
  { value: '10', label: '10 miles' },
  { value: '30', label: '30 miles' },
  { value: '60', label: '60 miles' },
  { value: '100', label: '100 miles' },
  { value: 'studio-zone', label: 'Los Angeles studio zone' },
] as const satisfies readonly Option<string>[]

/** Labels for narrow places. */
export const SHORT_DISTANCES = DISTANCES.map(({ value, label }) => ({
  value,
  label: label.replace('Los Angeles studio', 'Studio'),
}))

export type Distance = (typeof DISTANCES)[number]['value']

export const DRIVING_STATES = [
  { value: 'yes', label: 'Runs and drives' },
  { value: 'no', label: 'Does not run' },
] as const satisfies readonly Option<string>[]

export type DrivingState = (typeof DRIVING_STATES)[number]['value']

const FIRST_DECADE = 1900
const LAST_DECADE = 2090

/** '1950s'. */
export const DECADES = Array.from({ length: (LAST_DECADE - FIRST_DECADE) / 10 + 1 }, (_, index) => {
  const value = `${FIRST_DECADE + 10 * index}s`
  return { value, label: value }
})

/** Why a vehicle may be a new match of a saved search; freed: days on which it was blocked. */
export const SEARCH_EVENTS = ['listed', 'relisted', 'cheaper', 'freed'] as const

export type SearchEvent = (typeof SEARCH_EVENTS)[number]

/** Actions on a saved search, as in addresses. */
export const SAVED_SEARCH_ACTION_KINDS = ['mail-on', 'mail-off', 'removal', 'restoration'] as const

export type SavedSearchActionKind = (typeof SAVED_SEARCH_ACTION_KINDS)[number]
