/** Every color a vehicle may have. */
export const COLORS = [
  { value: 'black', label: 'Black' },
  { value: 'white', label: 'White' },
  { value: 'silver', label: 'Silver' },
  { value: 'gray', label: 'Gray' },
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

/** The nine that the search offers, in its order and spelling: what it calls Grey is stored as gray. */
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
