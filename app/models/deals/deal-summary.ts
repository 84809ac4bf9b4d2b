import { type AccessContext, can } from '~/models/trade/access/permissions'
import { pluralize } from '~/models/trade/format/text'
import { DEAL_GROUPS, type DealGroup } from '~/models/trade/vocabulary/projects'
import { DEAL_STAGES, type DealStage } from './deal-stage'

/** How many list vehicles are at a stage. */
export type StageCount = { stage: DealStage; count: number }

type DealSummary = Record<DealGroup, number>

/** Summary of a project's deals for one member. Agreed means not booked yet: neither reserved nor paid for. */
export function dealSummary(stages: readonly StageCount[], access: AccessContext): DealSummary {
  const counts = { ...NONE }
  for (const { stage, count } of stages) counts[dealGroup(stage, access)] += count
  return counts
}

const NONE: DealSummary = {
  'needs-you': 0,
  waiting: 0,
  agreed: 0,
  booked: 0,
  'not-inquired': 0,
  'fell-through': 0,
  completed: 0,
}

/** '1 offer to answer', '3 agreed', '4 inquired': one text per group that has any. */
export function summaryText(counts: DealSummary): { text: string; group: DealGroup }[] {
  const parts: { text: string; group: DealGroup }[] = [
    { text: `${pluralize(counts['needs-you'], 'offer')} to answer`, group: 'needs-you' },
    { text: `${counts.agreed} agreed`, group: 'agreed' },
    { text: `${counts.waiting} inquired`, group: 'waiting' },
    { text: `${counts.booked} booked`, group: 'booked' },
  ]
  return parts.filter(({ group }) => counts[group] > 0)
}

/** The groups that have any, as filter choices. */
export function filledGroups(counts: DealSummary): { value: DealGroup; label: string; count: number }[] {
  return DEAL_GROUPS.map((group) => ({ ...group, count: counts[group.value] })).filter(({ count }) => count > 0)
}

/** Group of a stage for this member; an offer that only others may answer counts as inquired. */
export function dealGroup(stage: DealStage, access: AccessContext): DealGroup {
  return stage === 'to_answer' && !can('negotiate', access) ? 'waiting' : GROUP_OF[stage]
}

/** The stages of a group for this member; null means all of them, in the order of the groups. */
export function stagesOf(group: DealGroup | null, access: AccessContext): DealStage[] {
  const groups = group ? [group] : DEAL_GROUPS.map(({ value }) => value)
  return groups.flatMap((each) => DEAL_STAGES.filter((stage) => dealGroup(stage, access) === each))
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
