import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import type { InspectionPhase, PhotoWarning } from '~/models/trade/vocabulary/inspections'

export const INSPECTION_MESSAGES = {
  saved: { pickup: 'Pickup inspection report created Successfully', return: 'Return inspection saved.' },
  failed: WENT_WRONG_IN_SMALL,
  deleted: { photos: 'Photo deleted successfully', damage: 'Damage deleted successfully' },
  shotRequired: 'This Image is required',
  imageRequired: 'Image is required',
  chooseAgain: 'Please choose the photo again: it was not kept.',
  finished: 'This inspection is finished: nothing in it changes any more. What is added now is shown as added later.',
  changed: 'Somebody changed or deleted this damage meanwhile. Nothing was saved.',
  shotsMissing: 'Please take the four general photos first.',
  damageUnsaid: 'Please add the damage, or say that the vehicle has none.',
  damageReported: 'There is damage in the report. Delete it first if the vehicle has none.',
  finishLast: 'The inspection is finished as soon as these photos were sent.',
  noSignal: 'No signal. Nothing was sent, and what you chose is still here: save it again when there is one.',
  tooMany: 'This inspection has as many photos as it can have.',
} as const

/** What is said of a photo beside it, wherever it is shown. */
export const WARNING_TEXTS: Record<PhotoWarning, string> = {
  repeated: 'This picture was used before.',
  old: 'This picture was taken more than a day before it came in.',
}

/** What an inspection is called on its pages. */
export const INSPECTION_HEADINGS: Record<InspectionPhase, string> = {
  pickup: 'Pre-pickup inspection',
  return: 'Return inspection',
}
