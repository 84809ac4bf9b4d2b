import type { Place } from '~/models/fleet/place'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { fleetPaths } from '~/models/trade/paths/fleet'

/** What is said of a vehicle that was added: its own page and a card of the search say it differently. */
export function addedWords(returnTo: string): string {
  return returnTo.startsWith(PAGE_OF_A_VEHICLE) ? VEHICLE_MESSAGES.added : VEHICLE_MESSAGES.addedFromSearch
}

/** The way to where it is now. */
export const viewIn = ({ project, to }: Place) => ({ to, label: `View in ${project}` })

const [PAGE_OF_A_VEHICLE = ''] = fleetPaths.viewVehicle('').split('?')
