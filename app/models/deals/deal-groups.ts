import { type AccessContext, can } from '~/models/trade/access/permissions'
import { DEAL_GROUPS, type DealGroup } from '~/models/trade/vocabulary/projects'
import type { DealStage } from './deal-stage'

/** What a stage is to this member: an offer that others answer is something to wait for. */
export function dealGroup(stage: DealStage, access: AccessContext): DealGroup {
  return stage === 'to_answer' && !can('negotiate', access) ? 'waiting' : GROUP_OF[stage]
}

/** Every stage that is of this group to the member, in the order of the groups where none is asked for. */
export function stagesOf(group: DealGroup | null, access: AccessContext): DealStage[] {
  const groups = group ? [group] : DEAL_GROUPS.map(({ value }) => value)
  return groups.flatMap((each) => STAGES.filter((stage) => dealGroup(stage, access) === each))
}

const GROUP_OF: Record<DealStage, DealGroup> = {
  to_answer: 'needs-you',
  asked: 'waiting',
  countered: 'waiting',
  available: 'agreed',
  in_cart: 'agreed',
  booked: 'booked',
  not_inquired: 'not-inquired',
  declined: 'fell-through',
  time_is_up: 'fell-through',
  taken: 'fell-through',
  taken_in_cart: 'fell-through',
  cancelled: 'fell-through',
  gone: 'fell-through',
  completed: 'completed',
}

const STAGES = [
  'to_answer',
  'asked',
  'countered',
  'available',
  'in_cart',
  'booked',
  'not_inquired',
  'declined',
  'time_is_up',
  'taken',
  'taken_in_cart',
  'cancelled',
  'gone',
  'completed',
] as const satisfies readonly DealStage[]
