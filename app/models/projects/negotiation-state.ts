import { AGREED_STAGES, type DealStage, OPEN_STAGES } from '~/models/deals/deal-stage'

/** Stages of an inquiry whose days others have booked since. */
const UNAVAILABLE: ReadonlySet<DealStage> = new Set(['taken', 'taken_in_cart'])

/** The state of a negotiation in a day out of days; null if there is none, if it is over, or if it became an order. */
export function negotiationState(stage: DealStage): 'agreed' | 'inquired' | 'unavailable' | null {
  if (AGREED_STAGES.has(stage)) return 'agreed'
  if (OPEN_STAGES.has(stage)) return 'inquired'
  return UNAVAILABLE.has(stage) ? 'unavailable' : null
}
