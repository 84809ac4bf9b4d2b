import { type DealStage, OPEN_STAGES } from '~/models/deals/deal-stage'
import { UNDO_MINUTES } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'
import { type Cents, formatExact } from '~/models/trade/money'
import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'
import type { Back } from './restoration'

/** Outcomes of list forms. */
export const LIST_MESSAGES = {
  created: 'List created Successfully',
  updated: 'List Updated Successfully',
  failed: WENT_WRONG_IN_SMALL,
  vehicleRemoved: 'Removed Vehicle Successfully.',
  removalFailed: 'Removed Vehicle failed.',
  restoreFailed: 'The vehicle could not be restored. Please try again.',
  undoIsOver: `A removal can be undone for ${numberWord(UNDO_MINUTES)} minutes. Add the vehicle to the list again to bring it back.`,
  heldVehicle: 'A vehicle that is in the cart or booked cannot be removed.',
} as const

/** What a removal means for the open inquiry about a vehicle; null if it has none. */
export function removalText(stage: DealStage, lastOffer: Cents): string | null {
  const rate = formatExact(lastOffer)
  if (stage === 'to_answer') return `The owner's offer of ${rate} cannot be answered while the vehicle is removed.`
  return OPEN_STAGES.has(stage) ? `The owner cannot answer your offer of ${rate} while the vehicle is removed.` : null
}

/** After a vehicle was restored, by its status. */
export const RESTORED_MESSAGES: Record<Back, string> = {
  'as-it-was': 'Back on its list, as it was.',
  'to-inquire': 'Back on its list. Its inquiry has ended, so please inquire again.',
  'not-offered': 'Back on its list. Its owner no longer lists it.',
  'on-its-list': 'Back on its list.',
}

/** Texts of the list pages. */
export const LIST_PAGE_MESSAGES = {
  noLists: 'No list found.',
  noListsHint: 'Create list to add vehicle to your project.',
  noListsToChoose: 'No lists found.',
  noRemovedVehicles: 'No removed vehicles.',
  noVehicles: 'No cars found.',
  noVehiclesHint: 'Browse cars to add to your list.',
  recordExternal: 'Record the purchase or rental of a vehicle not sourced from the product',
} as const
