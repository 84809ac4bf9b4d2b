export const VEHICLE_MESSAGES = {
  /** The vehicle's own page and a card of the search say it differently. */
  added: 'Added Vehicle Successfully.',
  addedFromSearch: 'Vehicle Added Succcessfully!',
  addFailed: 'Add Vehicle failed.',
  loadFailed: 'An error occured. Please try again later',
  addToListFailed: 'An error occured. Please try again.',
  nothingFound: "There's nothing like that in our inventory. Try different filters or dates.",
} as const
