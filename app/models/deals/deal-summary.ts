import { type AccessContext, can } from '~/models/trade/access/permissions'
import { pluralize } from '~/models/trade/format/text'
import { type Cents, CHECKOUT_TAX, withTax } from '~/models/trade/money'
import { DEAL_GROUPS, type DealGroup } from '~/models/trade/vocabulary/projects'
import { mayBookOrAsk } from './deal-actions'
import { AGREED_STAGES, DEAL_STAGES, type DealStage } from './deal-stage'

/** How many list vehicles are at a stage. */
export type StageCount = { stage: DealStage; count: number }

/** The same with each last offer for them, before tax. */
export type StageOffers = StageCount & { offers: readonly Cents[] }

type DealSummary = Record<DealGroup, number>

/** Summary of a project's deals for one member. Agreed means not booked yet: neither reserved nor paid for. */
export function dealSummary(stages: readonly StageCount[], access: AccessContext): DealSummary {
  const counts = { ...NONE }
  for (const { stage, count } of stages) counts[dealGroup(stage, access)] += count
  return counts
}

const NONE: DealSummary = {
  'needs-you': 0,
  inquired: 0,
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
    { text: `${counts.inquired} inquired`, group: 'inquired' },
    { text: `${counts.booked} booked`, group: 'booked' },
  ]
  return parts.filter(({ group }) => counts[group] > 0)
}

/** '1 offer to answer', '2 agreed, not booked': what this member may do about them, each with its group. */
export function dealsToDo(stages: readonly StageCount[], access: AccessContext): { text: string; group: DealGroup }[] {
  const countOf = (which: DealStage) => stages.find(({ stage }) => stage === which)?.count ?? 0
  const toAnswer = can('negotiate', access) ? countOf('to_answer') : 0
  const toBook = mayBookOrAsk(access) ? countOf('available') : 0
  return [
    ...(toAnswer > 0 ? [{ text: `${pluralize(toAnswer, 'offer')} to answer`, group: 'needs-you' as const }] : []),
    ...(toBook > 0 ? [{ text: `${toBook} agreed, not booked`, group: 'agreed' as const }] : []),
  ]
}

/** The sum of the agreed rates that are not ordered yet, taxed as the checkout will. */
export function agreedWithTax(stages: readonly StageOffers[]): Cents {
  const offers = stages.flatMap((each) => (AGREED_STAGES.has(each.stage) ? each.offers : []))
  return offers.reduce((total, cents) => total + withTax(cents, CHECKOUT_TAX).total, 0)
}

/** The groups that have any, as filter choices. */
export function filledGroups(counts: DealSummary): { value: DealGroup; label: string; count: number }[] {
  return DEAL_GROUPS.map((group) => ({ ...group, count: counts[group.value] })).filter(({ count }) => count > 0)
}

/** Group of a stage for this member; an offer that only others may answer counts as inquired. */
export function dealGroup(stage: DealStage, access: AccessContext): DealGroup {
  return stage === 'to_answer' && !can('negotiate', access) ? 'inquired' : GROUP_OF[stage]
}

/** The stages of a group for this member; null means all of them, in the order of the groups. */
export function stagesOf(group: DealGroup | null, access: AccessContext): DealStage[] {
  const groups = group ? [group] : DEAL_GROUPS.map(({ value }) => value)
  return groups.flatMap((each) => DEAL_STAGES.filter((stage) => dealGroup(stage, access) === each))
}

const GROUP_OF: Record<DealStage, DealGroup> = {
  to_answer: 'needs-you',
  asked: 'inquired',
  countered: 'inquired',
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
