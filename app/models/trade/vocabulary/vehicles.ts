import { HOME_ZONE } from '../days/zones'
import type { Option } from './option'

/** Why a vehicle's days are reserved: an order, or its owner: by hand, on vacation, or by an external calendar. */
export const BLOCK_KINDS = ['order', 'owner', 'vacation', 'calendar'] as const

export type BlockKind = (typeof BLOCK_KINDS)[number]

/** The cities of the search. The label is stored with the vehicle, which may be in a town nearby. */
export const CITIES = [
  { value: 'Atlanta, GA', label: 'Atlanta, GA', city: 'Atlanta', state: 'GA', zone: HOME_ZONE },
  { value: 'Los Angeles, LA', label: 'Los Angeles, LA', city: 'Los Angeles', state: 'CA', zone: 'America/Los_Angeles' },
  { value: 'New York, NY', label: 'New York, NY', city: 'New York', state: 'NY', zone: HOME_ZONE },
] as const

export type City = (typeof CITIES)[number]['value']

/** Every color of a vehicle; 'gray' is shown as Grey. */
export const COLORS = [
  { value: 'black', label: 'Black' },
  { value: 'white', label: 'White' },
  { value: 'silver', label: 'Silver' },
  { value: 'gray', label: 'Grey' },
  { value: 'blue', label: 'Blue' },
  { value: 'red', label: 'Red' },
  { value: 'brown', label: 'Brown' },
  { value: 'green', label: 'Green' },
  { value: 'yellow', label: 'Yellow' },
  { value: 'orange', label: 'Orange' },
  { value: 'gold', label: 'Gold' },
  { value: 'beige', label: 'Beige' },
  { value: 'purple', label: 'Purple' },
  { value: 'maroon', label: 'Maroon' },
  { value: 'teal', label: 'Teal' },
  { value: 'other', label: 'Other' },
] as const

/** The nine search colors, in order. */
export const SEARCH_COLORS = [
  { value: 'red', label: 'Red' },
  { value: 'yellow', label: 'Yellow' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
  { value: 'gold', label: 'Gold' },
  { value: 'white', label: 'White' },
  { value: 'black', label: 'Black' },
  { value: 'gray', label: 'Grey' },
  { value: 'silver', label: 'Silver' },
] as const

export type SearchColor = (typeof SEARCH_COLORS)[number]['value']

/** Worst first, so that the index gives the length of the bar. */
export const CONDITIONS = [
  { value: 'Severe Abuse', label: 'Severe Abuse', explanation: 'Heavy damage visible on camera.' },
  { value: 'Excessive wear', label: 'Excessive wear', explanation: 'More wear than its age explains.' },
  { value: 'Normal Condition', label: 'Normal Condition', explanation: 'Normal wear for its age.' },
  { value: 'Great Condition', label: 'Great Condition', explanation: 'Well kept, minor marks only.' },
  { value: 'Nearly Perfect', label: 'Nearly Perfect', explanation: 'Like new.' },
] as const

export type Condition = (typeof CONDITIONS)[number]['value']

/** Sort orders of the search, implemented in services/search/search-vehicles. */
export const SORTS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-low', label: 'Price - Low to High' },
  { value: 'price-high', label: 'Price - High to Low' },
  { value: 'newest', label: 'Newest First' },
  { value: 'distance', label: 'Nearest First' },
] as const satisfies readonly Option<string>[]

export type Sort = (typeof SORTS)[number]['value']
