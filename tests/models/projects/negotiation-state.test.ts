import { expect, test } from 'vitest'
import { DEAL_STAGES, type DealStage } from '~/models/deals/deal-stage'
import { negotiationState } from '~/models/projects/negotiation-state'

/** Which state a day out of days shows for an inquiry. */
const STATES: Record<DealStage, ReturnType<typeof negotiationState>> = {
  not_inquired: null,
  asked: 'inquired',
  countered: 'inquired',
  to_answer: 'inquired',
  declined: null,
  time_is_up: null,
  available: 'agreed',
  in_cart: 'agreed',
  taken: 'unavailable',
  taken_in_cart: 'unavailable',
  gone: null,
  // shown as rentals, or not at all
  booked: null,
  completed: null,
  cancelled: null,
}

test.each(DEAL_STAGES)('an inquiry at the stage %s', (stage) => {
  expect(negotiationState(stage)).toBe(STATES[stage])
})
