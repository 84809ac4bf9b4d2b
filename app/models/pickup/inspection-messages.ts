import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'
import type { InspectionPhase, PhotoWarning } from '~/models/trade/vocabulary/inspections'

export const INSPECTION_MESSAGES = {
  saved: { pickup: 'Pickup inspection report created Successfully', return: 'Return inspection saved.' },
  failed: WENT_WRONG_IN_SMALL,
  deleted: { photos: 'Photo deleted successfully', damage: 'Damage deleted successfully' },
  shotRequired: 'This Image is required',
  imageRequired: 'Image is required',
  chooseAgain: "Please choose the photo again; it wasn't saved.",
  done: 'Inspection finished.',
  finished: 'This inspection is finished and locked. Anything added now is marked as added later.',
  changed: 'Someone else changed or deleted this damage. Nothing was saved.',
  shotsMissing: 'Please take the four general photos first.',
  damageUnsaid: 'Please add the damage, or confirm that the vehicle has none.',
  damageReported: 'The report already lists damage. Delete it first if the vehicle has none.',
  finishLast: "We'll finish the inspection once these photos upload.",
  noSignal: "No signal. Nothing was sent. Your entries are still here; save again when you're back online.",
  notFinished: "No signal. The inspection isn't finished yet. Try again when you're back online.",
  tooMany: 'This inspection has reached its photo limit.',
  tooManyRetakes: 'This inspection has reached its limit of retaken photos. The photos in it stay.',
} as const

/** Warnings shown next to a photo. */
export const WARNING_TEXTS: Record<PhotoWarning, string> = {
  repeated: 'This photo has been used before.',
  old: 'This photo was taken more than a day before upload.',
}

/** Page headings of an inspection. */
export const INSPECTION_HEADINGS: Record<InspectionPhase, string> = {
  pickup: 'Pre-pickup inspection',
  return: 'Return inspection',
}
