import { expect, test } from 'vitest'
import { BAR } from '#tests/world/bars'
import { type Bar, boardTotals } from '~/models/orders/board/bars'
import { daysOf } from '~/models/orders/board/board-days'
import { boardFile, dayLetter } from '~/models/orders/board/board-file'
import { barAction, rentalBars, rowDue } from '~/models/orders/board/rental-bars'
import { deskItemActions } from '~/models/orders/items/item-actions'
import { csvFile } from '~/models/trade/format/csv'

const booking = { from: '2026-12-07', to: '2026-12-09' }
const RENTAL = {
  status: 'confirmed',
  booking,
  today: '2026-11-20',
  title: '',
  href: null,
  cents: 900,
  action: null,
  delivers: false,
} as const

test.each([
  ['before its first day', { today: '2026-12-06' }, ['booked 2026-12-07 2026-12-09 900'], null],
  ['on its last day', { today: '2026-12-09' }, ['booked 2026-12-07 2026-12-09 900'], null],
  [
    'two days after it',
    { today: '2026-12-11' },
    ['booked 2026-12-07 2026-12-09 900', 'late 2026-12-10 2026-12-11 null'],
    { label: 'Overdue since yesterday', tone: 'refused' },
  ],
  ['completed', { today: '2026-12-11', status: 'completed' }, ['booked 2026-12-07 2026-12-09 900'], null],
  ['cancelled', { today: '2026-12-11', status: 'cancelled' }, [], null],
] as const)('the bars of a rental, %s', (_, changed, bars, due) => {
  const rental = { ...RENTAL, ...changed }
  expect(rentalBars(rental).map(({ state, from, to, cents }) => `${state} ${from} ${to} ${cents}`)).toEqual(bars)
  expect(rowDue([RENTAL, rental])).toEqual(due)
})

test('a rental begins with a pickup, or the delivery by its owner', () => {
  const startsOf = (delivers: boolean) =>
    rentalBars({ ...RENTAL, delivers, today: '2026-12-11' }).map(({ start }) => start)
  expect(startsOf(false)).toEqual(['pickup', null])
  expect(startsOf(true)).toEqual(['delivery', null])
})

test.each([
  ['confirmed', 'change'],
  ['in-progress', 'extend'],
  ['completed', undefined],
  ['cancelled', undefined],
] as const)('the ends of a rental that is %s are moved by: %s', (status, kind) => {
  const addresses = { change: '/dates', extend: '/extension' }
  expect(barAction(deskItemActions(status), addresses)).toEqual(kind ? { kind, to: addresses[kind] } : null)
  expect(barAction([], addresses)).toBeNull()
})

test('a day has the letter of its strongest bar, P for its pickup and R for its return', () => {
  const inquired: Bar = { ...BAR, state: 'inquired', start: null, from: '2026-12-06', to: '2026-12-10' }
  const days = daysOf({ from: '2026-12-06', to: '2026-12-10' })
  const letters = (...bars: Bar[]) => days.map((day) => dayLetter(bars, day))
  expect(letters(inquired, BAR)).toEqual(['I', 'P', 'W', 'R', 'I'])
  expect(letters(inquired, ...rentalBars({ ...RENTAL, today: '2026-12-10' }))).toEqual(['I', 'P', 'W', 'W', 'O'])
  expect(dayLetter([{ ...BAR, to: BAR.from }], BAR.from)).toBe('PR')
  expect(dayLetter([{ ...BAR, start: null }], BAR.from)).toBe('W')
  expect(dayLetter([{ ...BAR, start: 'delivery' }], BAR.from)).toBe('D')
  expect(dayLetter([], BAR.from)).toBe('')
})

test('the file has a row for overdue and for agreed vehicles only if there are some', () => {
  const days = daysOf({ from: '2026-12-07', to: '2026-12-08' })
  const rowsWith = (agreed: number[] | null, late = [0, 0]) =>
    boardFile({
      groups: [],
      days,
      totals: { booked: [0, 0], late, external: [0, 0], agreed, cents: null, externalCents: null },
      heads: { group: null, detail: 'Details' },
      amounts: '',
    }).map(([label]) => label)
  expect(rowsWith([0, 2])).toEqual(['Vehicle', 'Vehicles booked', 'Vehicles agreed'])
  expect(rowsWith([0, 0])).toEqual(['Vehicle', 'Vehicles booked'])
  expect(rowsWith(null)).toEqual(['Vehicle', 'Vehicles booked'])
  expect(rowsWith(null, [0, 1])).toEqual(['Vehicle', 'Vehicles booked', 'Vehicles overdue'])
})

test('the file has a letter per day, the totals, and no formulas', () => {
  const bars = rentalBars(RENTAL)
  const days = daysOf({ from: '2026-12-07', to: '2026-12-10' })
  const row = { id: 'a', title: '=HYPERLINK("x")', detail: 'PC-1, "Ruby"', to: '/', due: null, bars }
  const file = (group: string | null, seesAmounts: boolean) => {
    const groups = [{ id: 'a', title: group === null ? null : '@SUM(1)', rows: [row] }]
    const totals = boardTotals([bars], days, seesAmounts)
    const heads = { group, detail: 'Picture car' }
    return csvFile(boardFile({ groups, days, totals, heads, amounts: 'Cost' }))
      .slice(1)
      .split('\r\n')
  }
  expect(file('List', true)).toEqual([
    'List,Vehicle,Picture car,2026-12-07,2026-12-08,2026-12-09,2026-12-10,Total',
    `'@SUM(1),"'=HYPERLINK(""x"")","PC-1, ""Ruby""",P,W,R,,3`,
    'Vehicles booked,,,1,1,1,0,',
    'Cost per day,,,3.00,3.00,3.00,0.00,9.00',
    '',
  ])
  expect(file(null, false)).toEqual([
    'Vehicle,Picture car,2026-12-07,2026-12-08,2026-12-09,2026-12-10,Total',
    `"'=HYPERLINK(""x"")","PC-1, ""Ruby""",P,W,R,,3`,
    'Vehicles booked,,1,1,1,0,',
    '',
  ])
})
