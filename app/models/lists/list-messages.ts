import { WENT_WRONG_IN_SMALL } from '~/models/trade/sentences'

export const LIST_MESSAGES = {
  created: 'List created Successfully',
  updated: 'List Updated Successfully',
  failed: WENT_WRONG_IN_SMALL,
  vehicleRemoved: 'Removed Vehicle Successfully.',
  removalFailed: 'Removed Vehicle failed.',
  heldVehicle: 'A vehicle that is in the cart or booked cannot be removed.',
  noLists: 'No list found.',
  noListsHint: 'Create list to add vehicle to your project.',
  noListsToChoose: 'No lists found.',
  noRemovedVehicles: 'No removed vehicles.',
  noVehicles: 'No cars found.',
  noVehiclesHint: 'Browse cars to add to your list.',
} as const
