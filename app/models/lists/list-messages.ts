import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'

/** What became of a form about a list. */
export const LIST_MESSAGES = {
  created: 'List created Successfully',
  updated: 'List Updated Successfully',
  failed: WENT_WRONG_IN_SMALL,
  vehicleRemoved: 'Removed Vehicle Successfully.',
  removalFailed: 'Removed Vehicle failed.',
  heldVehicle: 'A vehicle that is in the cart or booked cannot be removed.',
} as const
