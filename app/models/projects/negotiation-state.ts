import { AGREED_STAGES, type DealStage } from '~/models/deals/deal-stage'

/** Stages in which an inquiry is not over, although others may have booked its days. */
const INQUIRED: ReadonlySet<DealStage> = new Set(['asked', 'countered', 'to_answer', 'taken', 'taken_in_cart'])

/** The state of a negotiation in a day out of days; null if there is none, if it is over, or if it became an order. */
export function negotiationState(stage: DealStage, isAgreed: boolean): 'agreed' | 'inquired' | null {
  if (AGREED_STAGES.has(stage)) return 'agreed'
  if (!INQUIRED.has(stage)) return null
  return isAgreed ? 'agreed' : 'inquired'
}
