import { describe, expect, test } from 'vitest'
import { BADGES, type DealStage } from '~/models/deals/deal-stage'
import {
  agreedWithTax,
  dealGroup,
  dealSummary,
  dealsToDo,
  filledGroups,
  type StageCount,
  stagesOf,
  summaryText,
} from '~/models/deals/deal-summary'
import { nextOrder } from '~/models/lists/shown-list'
import type { AccessContext } from '~/models/trade/access/permissions'
import { CHECKOUT_TAX, withTax } from '~/models/trade/money'
import { DEAL_GROUPS, DEAL_ORDERS } from '~/models/trade/vocabulary/projects'

const LEADER: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}
const TEAM_MEMBER: AccessContext = { ...LEADER, projectRole: 'Member' }
const STAGES = Object.keys(BADGES).filter((key): key is DealStage => key in BADGES)
const at = (stage: DealStage, count: number): StageCount => ({ stage, count })
const words = (stages: StageCount[], access = LEADER) =>
  summaryText(dealSummary(stages, access))
    .map((part) => part.text)
    .join(', ')

describe('the deal summary of a project', () => {
  test.each([
    [[], ''],
    [[at('not_inquired', 9)], ''],
    [[at('to_answer', 1)], '1 offer to answer'],
    [[at('to_answer', 2), at('asked', 1)], '2 offers to answer, 1 inquired'],
    [
      [at('to_answer', 1), at('available', 2), at('in_cart', 1), at('asked', 3), at('countered', 1)],
      '1 offer to answer, 3 agreed, 4 inquired',
    ],
    [[at('available', 1), at('booked', 2)], '1 agreed, 2 booked'],
  ])('%j reads %s', (stages, sentence) => expect(words(stages)).toBe(sentence))

  test('counts inquiries that only others can answer as inquired', () => {
    expect(words([at('to_answer', 1), at('asked', 1)], TEAM_MEMBER)).toBe('2 inquired')
  })

  test('says what a member may do about them', () => {
    const all = [at('asked', 3), at('to_answer', 1), at('in_cart', 1), at('available', 2)]
    expect(dealsToDo(all, LEADER)).toEqual([
      { text: '1 offer to answer', group: 'needs-you' },
      { text: '2 agreed, not booked', group: 'agreed' },
    ])
    expect(dealsToDo([at('to_answer', 2)], LEADER)).toMatchObject([{ text: '2 offers to answer' }])
    expect(dealsToDo(all, TEAM_MEMBER)).toEqual([])
    expect(dealsToDo(all, { ...LEADER, projectStatus: 'inactive' })).toEqual([])
  })

  test('adds the tax of each agreed rate', () => {
    const offers = [100_03, 100_03]
    const staged = [at('asked', 2), at('available', 2), at('in_cart', 2)].map((each) => ({ ...each, offers }))
    expect(agreedWithTax(staged)).toBe(4 * withTax(100_03, CHECKOUT_TAX).total)
  })

  test('offers only groups that have vehicles', () => {
    const groups = filledGroups(dealSummary([at('declined', 2), at('gone', 1), at('booked', 1)], LEADER))
    expect(groups).toEqual([
      { value: 'booked', label: 'Booked', count: 1 },
      { value: 'fell-through', label: 'Fell through', count: 3 },
    ])
  })
})

test.each([LEADER, TEAM_MEMBER])('every stage is in exactly one group, the one it is counted in', (access) => {
  const grouped = DEAL_GROUPS.flatMap(({ value }) => stagesOf(value, access).map((stage) => [stage, value]))
  expect(grouped.map(([stage]) => stage).sort()).toEqual([...STAGES].sort())
  for (const stage of STAGES) expect(grouped).toContainEqual([stage, dealGroup(stage, access)])
  expect(stagesOf(null, access)).toEqual(grouped.map(([stage]) => stage))
})

test.each([
  ['days', 'needs-you', 'days'],
  ['days', 'days', '-days'],
  ['days', '-days', 'days'],
  ['price', 'days', 'price'],
  ['status', 'status', 'status'],
] as const)('pressing %s while sorted by %s sorts by %s', (column, order, next) => {
  expect(nextOrder(column, order)).toBe(next)
  expect(DEAL_ORDERS.map(({ value }) => value)).toContain(next)
})
