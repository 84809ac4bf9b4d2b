import { fleetPaths } from '~/models/trade/paths/fleet'
import { ERROR_TRY_AGAIN, ERROR_TRY_LATER, PDF_FAILED } from '~/models/trade/results/shared-messages'

export const VEHICLE_MESSAGES = {
  /** The vehicle's page and the search cards are worded differently. */
  added: 'Added Vehicle Successfully.',
  addedFromSearch: 'Vehicle Added Succcessfully!',
  addFailed: 'Add Vehicle failed.',
  loadFailed: ERROR_TRY_LATER,
  addToListFailed: ERROR_TRY_AGAIN,
  pdfFailed: PDF_FAILED,
  modificationsRefused: "We don't allow modifications with the listed vehicles as of now.",
  nothingFound: "There's nothing like that in our inventory. Try different filters or dates.",
} as const

/** The toast after adding a vehicle to a new list or project. From the search, its own text is used alone. */
export function createdText(created: string, returnTo: string | null): string {
  const added = returnTo ? addedText(returnTo) : VEHICLE_MESSAGES.added
  return added === VEHICLE_MESSAGES.added ? `${created}. ${added}` : added
}

/** The toast after adding a vehicle, depending on the page it was added from. */
export function addedText(returnTo: string): string {
  const [vehiclePage = ''] = fleetPaths.viewVehicle('').split('?')
  return returnTo.startsWith(vehiclePage) ? VEHICLE_MESSAGES.added : VEHICLE_MESSAGES.addedFromSearch
}
