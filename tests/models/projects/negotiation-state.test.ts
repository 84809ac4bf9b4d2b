import { expect, test } from 'vitest'
import { DEAL_STAGES, type DealStage } from '~/models/deals/deal-stage'
import { negotiationState } from '~/models/projects/negotiation-state'

/** Which state a day out of days shows for an open and for an agreed inquiry. */
const STATES: Record<DealStage, readonly [open: string | null, agreed: string | null]> = {
  not_inquired: [null, null],
  asked: ['inquired', 'agreed'],
  countered: ['inquired', 'agreed'],
  to_answer: ['inquired', 'agreed'],
  declined: [null, null],
  time_is_up: [null, null],
  available: ['agreed', 'agreed'],
  in_cart: ['agreed', 'agreed'],
  // its days are taken; the chart shows that beside it
  taken: ['inquired', 'agreed'],
  taken_in_cart: ['inquired', 'agreed'],
  gone: [null, null],
  // shown as rentals, or not at all
  booked: [null, null],
  completed: [null, null],
  cancelled: [null, null],
}

test.each(DEAL_STAGES)('an inquiry at the stage %s', (stage) => {
  expect([negotiationState(stage, false), negotiationState(stage, true)]).toEqual(STATES[stage])
})
