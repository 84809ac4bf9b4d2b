import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'

/** What an inspection is called on its pages. */
export const INSPECTION_HEADINGS: Record<InspectionPhase, string> = {
  pickup: 'Pre-pickup inspection',
  return: 'Return inspection',
}
