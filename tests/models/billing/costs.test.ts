import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMITTED } from '#tests/world/cost-rows'
import { costGroups, sumCosts } from '~/models/billing/cost-sums'
import { type CostRow, PARTS, partCents } from '~/models/billing/cost-table'
import {
  budgetLeftOnCard,
  budgetLeftTexts,
  budgetRows,
  externalsText,
  openOverBudget,
} from '~/models/billing/cost-texts'
import { budgetWarning, overBudget } from '~/models/crew/budget'
import { BudgetForm } from '~/models/projects/project-form'

const LIST = { ...COMMITTED.list, season: '', episode: '', scene: '' }
const ROW: CostRow = { ...COMMITTED, list: LIST }
const AGREED: CostRow = { ...ROW, state: 'agreed', listedCents: 50_000, agreedCents: 50_333, taxCents: 4_480 }
const CANCELLED: CostRow = { ...ROW, state: 'cancelled', agreedCents: null, taxCents: null, cancelledCents: 104_001 }
const ASKED: CostRow = { ...ROW, state: 'asked', agreedCents: null, taxCents: null, offerCents: 90_000 }
const DECLINED: CostRow = { ...ASKED, state: 'unpriced' }
/** A committed row without a list price and an order. */
const EXTERNAL: CostRow = {
  ...ROW,
  isExternal: true,
  dailyCents: null,
  listedCents: null,
  agreedCents: 7,
  taxCents: 0,
  orderId: null,
}

const STATES = [ROW, AGREED, CANCELLED, ASKED, DECLINED, EXTERNAL]

test('committed, agreed and open amounts add up to the total; cancelled ones are separate, declined ones left out', () => {
  expect(sumCosts(STATES)).toEqual({
    committed: 113_263,
    agreed: 54_813,
    asked: 141_570,
    total: 309_646,
    vehicles: 3,
    externals: 1,
    listed: 180_007,
    saving: 25_667,
    beforeTax: 154_340,
    tax: 13_736,
    owed: 168_076,
    cancelled: 104_001,
  })
})

test('a row is in one part at most', () => {
  const parts = (row: CostRow) => PARTS.filter((part) => partCents(row, part) !== null)
  expect(STATES.map(parts)).toEqual([['committed'], ['agreed'], [], ['asked'], [], ['committed']])
})

test('the parts of any rows add up to their total, and what is committed and agreed to the same amount with its tax', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  const anyRow = fc
    .record({ row: fc.constantFrom(...STATES), listed: fc.option(cents), before: cents, tax: cents })
    .map(({ row, listed, before, tax }): CostRow => {
      const isOwed = row.agreedCents !== null
      return { ...row, listedCents: listed, agreedCents: isOwed ? before : null, taxCents: isOwed ? tax : null }
    })
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      const { committed, agreed, asked, total, listed, saving, beforeTax, tax, owed } = sumCosts(rows)
      expect([committed + agreed + asked, committed + agreed]).toEqual([total, owed])
      expect([listed - saving, beforeTax + tax]).toEqual([beforeTax, owed])
    }),
  )
})

const at = (listId: string, place: Partial<typeof LIST>, row = ROW): CostRow => ({
  ...row,
  listId,
  list: { ...LIST, ...place },
})
const ROWS = [
  at('a', { season: '2', episode: '10', scene: '4' }),
  at('b', { season: '2', episode: '9', scene: '4' }, AGREED),
  at('c', {}, CANCELLED),
  at('d', { season: '2', episode: 'EPISODE 9', scene: '12' }),
]

test('lists keep their order; episodes and scenes sort by number, with those without one last', () => {
  const labels = (by: Parameters<typeof costGroups>[1]) => costGroups(ROWS, by).map(({ label }) => label)
  expect(costGroups(ROWS, 'list').map(({ listId }) => listId)).toEqual(['a', 'b', 'c', 'd'])
  expect(labels('episode')).toEqual(['Season 2 / Episode 9', 'Season 2 / Episode 10', 'No episode'])
  expect(labels('scene')).toEqual([
    'Season 2 / Episode 9 / Scene 4',
    'Season 2 / EPISODE 9 / Scene 12',
    'Season 2 / Episode 10 / Scene 4',
    'No scene',
  ])
})

test.each(['list', 'episode', 'scene'] as const)('the groups by %s add up to the total, to the cent', (by) => {
  const groups = costGroups(ROWS, by)
  for (const [figure, whole] of Object.entries(sumCosts(ROWS))) {
    const parts = groups.map(({ sums }) => Object.entries(sums).find(([name]) => name === figure)?.[1] ?? 0)
    expect([figure, parts.reduce((sum, part) => sum + part, 0)]).toEqual([figure, whole])
  }
})

test.each([
  [{ budget: 100_000, committed: 60_000 }, 40_000, null],
  [{ budget: 100_000, committed: 60_000 }, 40_001, 'This puts the project $0.01 over its $1,000 budget.'],
  [{ budget: 100_000, committed: 120_000 }, 5_000, 'This puts the project $250 over its $1,000 budget.'],
  // no warning when nothing is added, even over budget
  [{ budget: 100_000, committed: 120_000 }, 0, null],
  [{ budget: 100_000, committed: 120_000 }, -5_000, null],
  [null, 1_000_000, null],
])('the budget %j with %i more warns: %s', (budget, more, warning) => {
  expect(budgetWarning(budget, more)).toBe(warning)
})

test.each([
  [
    { committed: 60_000, agreed: 30_000, asked: 10_000 },
    [
      'Committed $600.00',
      'Agreed, not ordered $300.00',
      'Open inquiries $100.00',
      'Total $1,000.00',
      'Budget $1,000.00',
    ],
    ['$400.00 left after commitments', '$100.00 once agreed rates are booked'],
    null,
  ],
  [
    { committed: 90_000, agreed: 0, asked: 10_001 },
    ['Committed $900.00', 'Open inquiries $100.01', 'Total $1,000.01', 'Budget $1,000.00'],
    ['$100.00 left after commitments', null],
    'Committed, agreed and open inquiries total $1,000.01 with tax, $0.01 over budget.',
  ],
  [
    { committed: 90_000, agreed: 10_050, asked: 10_000 },
    [
      'Committed $900.00',
      'Agreed, not ordered $100.50',
      'Open inquiries $100.00',
      'Total $1,100.50',
      'Budget $1,000.00',
    ],
    ['$100.00 left after commitments', null],
    'Committed and agreed total $1,000.50 with tax, $0.50 over budget.',
  ],
  [
    { committed: 100_100, agreed: 0, asked: 0 },
    ['Committed $1,001.00', 'Budget $1,000.00'],
    ['$1.00 over budget', null],
    'Committed and agreed total $1,001.00 with tax, $1.00 over budget.',
  ],
])(
  'a budget of $1,000 with the costs %j has the rows %j, %j left and the warning: %s',
  (parts, rows, left, warning) => {
    const owed = parts.committed + parts.agreed
    const sums = { ...parts, owed, total: owed + parts.asked }
    expect(budgetRows(100_000, sums).map(({ label, amount }) => `${label} ${amount}`)).toEqual(rows)
    expect(budgetLeftTexts({ budget: 100_000, committed: parts.committed }, sums)).toEqual(left)
    expect(openOverBudget(100_000, sums)).toBe(warning)
  },
)

test('external vehicles are mentioned only if there are any', () => {
  expect([5, 0].map((externals) => externalsText({ externals }))).toEqual(['incl. 5 external', null])
})

test('the overrun is the amount ordered beyond the budget', () => {
  expect([overBudget({ budget: 5, committed: 5 }), overBudget({ budget: 5, committed: 7 })]).toEqual([0, 2])
})

test.each([
  ['$50,000', '50,000'],
  ['  1040.5 ', '1,040.50'],
  ['', ''],
  ['0', 'Please enter the budget in dollars, like 50,000.'],
  ['-5', 'Please enter the budget in dollars, like 50,000.'],
  ['a lot', 'Please enter the budget in dollars, like 50,000.'],
  ['100,000,000.01', 'A budget cannot be higher than $100,000,000.'],
])('a budget typed as %j is read as %j', (typed, read) => {
  const form = BudgetForm.safeParse({ budget: typed })
  expect(form.success ? form.data.budget : form.error.issues[0]?.message).toBe(read)
})

test.each([
  [40_000, 0, '$600.00 of budget left'],
  [40_000, 35_000, '$250.00 of budget left after agreed rates'],
  [40_000, 70_000, '$100.00 over budget after agreed rates'],
  [110_000, 70_000, '$100.00 over budget'],
])('a card of a project with %i committed and %i agreed reads %s', (committed, agreed, text) => {
  expect(budgetLeftOnCard({ budget: 100_000, committed }, agreed)).toBe(text)
})
