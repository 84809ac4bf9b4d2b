import { expect, test } from 'vitest'
import { BAR } from '#tests/world/bars'
import {
  BAR_TEXTS,
  type Bar,
  boardLines,
  boardTotals,
  nextBar,
  openingDay,
  splitRows,
} from '~/models/orders/board/bars'
import { costText, daysOf, weekTotals } from '~/models/orders/board/board-days'

const days = daysOf({ from: '2026-12-06', to: '2026-12-10' })

/** 'free 6', 'booked 7 to 9 [7 9]': the brackets list the visible ends. */
function drawn(bars: Bar[]): string[] {
  return boardLines(bars, days).map((cells) => cells.map(textOf).join(', '))
}

function textOf(cell: ReturnType<typeof boardLines>[number][number]): string {
  const at = Number(cell.day.slice(8))
  if (!cell.bar) return `${at}`
  return `${cell.starts ? '[' : ''}${cell.bar.state} ${at}+${cell.span}${cell.ends ? ']' : ''}`
}

test.each<[string, Bar[], string[]]>([
  ['no bars', [], ['6, 7, 8, 9, 10']],
  ['a bar within', [BAR], ['6, [booked 7+3], 10']],
  ['one day', [{ ...BAR, to: BAR.from }], ['6, [booked 7+1], 8, 9, 10']],
  ['the first and the last day', [{ ...BAR, from: '2026-12-06', to: '2026-12-10' }], ['[booked 6+5]']],
  ['over the left edge', [{ ...BAR, from: '2026-11-01' }], ['booked 6+4], 10']],
  ['over the right edge', [{ ...BAR, to: '2027-02-01' }], ['6, [booked 7+4']],
  ['over both edges', [{ ...BAR, from: '1900-01-01', to: '2199-12-31' }], ['booked 6+5']],
  [
    'before and after',
    [
      { ...BAR, to: '2026-12-05' },
      { ...BAR, from: '2026-12-11' },
    ],
    ['6, 7, 8, 9, 10'],
  ],
  [
    'side by side in one line, whatever their order',
    [{ ...BAR, from: '2026-12-10', to: '2026-12-12', state: 'taken' }, BAR],
    ['6, [booked 7+3], [taken 10+1'],
  ],
  [
    'overlapping in lines, the booked one first',
    [
      { ...BAR, state: 'inquired' },
      { ...BAR, state: 'inquired', from: '2026-12-09', to: '2026-12-10' },
      { ...BAR, from: '2026-12-08', to: '2026-12-08' },
    ],
    ['6, 7, [booked 8+1], [inquired 9+2]', '6, [inquired 7+3], 10'],
  ],
])('the cells of %s', (_, bars, lines) => {
  expect(drawn(bars)).toEqual(lines)
})

test('each state has a letter of its own, and none has that of a pickup or return', () => {
  const letters = [...Object.values(BAR_TEXTS).map(({ letter }) => letter), 'P', 'R']
  expect(new Set(letters).size).toBe(letters.length)
})

test('totals spread each amount over its days to the cent, also for days that are not shown', () => {
  const totals = (cents: number | null, bar: Partial<Bar> = {}) =>
    boardTotals([[{ ...BAR, cents, ...bar }]], days, true)
  expect(totals(100).cents).toEqual([0, 34, 33, 33, 0])
  expect(totals(101).cents).toEqual([0, 34, 34, 33, 0])
  expect(totals(102).cents).toEqual([0, 34, 34, 34, 0])
  expect(totals(1).cents).toEqual([0, 1, 0, 0, 0])
  expect(totals(null).cents).toEqual([0, 0, 0, 0, 0])
  expect(totals(1000, { from: '2026-11-30' }).cents).toEqual([100, 100, 100, 100, 0])
})

test('the weeks of a chart begin on Sundays, and the first and last ones may be cut', () => {
  // Saturday to Monday of the next week
  const shown = daysOf({ from: '2026-12-05', to: '2026-12-14' })
  expect(weekTotals(shown, [500, 1, 2, 3, 4, 5, 6, 7, 100, 200])).toEqual([
    { from: '2026-12-05', to: '2026-12-05', cents: 500 },
    { from: '2026-12-06', to: '2026-12-12', cents: 28 },
    { from: '2026-12-13', to: '2026-12-14', cents: 300 },
  ])
})

test('vehicles without days in the chart are apart, with their heading as a detail', () => {
  const row = (id: string, bars: Bar[], detail = '') => ({ id, title: id, detail, to: '/', due: null, bars })
  const after: Bar = { ...BAR, from: '2027-01-02', to: '2027-01-03' }
  const { used, unused } = splitRows(
    [
      { id: 'a', title: 'Traffic', rows: [row('Ford', [BAR]), row('Nash', [after], 'PC-12')] },
      { id: 'b', title: null, rows: [row('Dodge', [])] },
    ],
    days,
  )
  expect(used.map(({ id, rows }) => [id, rows.map((each) => each.id)])).toEqual([['a', ['Ford']]])
  expect(unused.map(({ id, detail }) => [id, detail])).toEqual([
    ['Nash', 'Traffic, PC-12'],
    ['Dodge', ''],
  ])
})

test('totals count each booked and overdue vehicle once a day, and have no amounts for members who see none', () => {
  const one: Bar[] = [BAR, { ...BAR, from: '2026-12-09', to: '2026-12-10', cents: 500 }]
  const other: Bar[] = [{ ...BAR, state: 'agreed', cents: 300 }]
  const late: Bar = { ...BAR, state: 'late', start: null, from: '2026-12-10', to: '2026-12-10' }
  const external: Bar[] = [{ ...BAR, state: 'external', from: '2026-12-08', to: '2026-12-10', cents: 600 }]
  const totals = boardTotals([one, other, external, [late]], days, true)
  expect(totals).toEqual({
    booked: [0, 1, 1, 1, 1],
    late: [0, 0, 0, 0, 1],
    external: [0, 0, 1, 1, 1],
    agreed: [0, 1, 1, 1, 0],
    cents: [0, 100, 300, 550, 450],
    externalCents: 600,
  })
  expect(costText(totals)).toBe("$8 agreed and booked, $6 external, spread evenly over each vehicle's days.")
  expect(costText(boardTotals([external], days, true))).toBe("$6 external, spread evenly over each vehicle's days.")
  const unseen = boardTotals([one, external], days, false)
  expect(unseen).toMatchObject({ agreed: null, cents: null, externalCents: null })
  expect(costText(unseen)).toBe('')
})

test.each<[string, string, Bar[], string]>([
  ['today in a booking', '2026-12-08', [BAR], '2026-12-08'],
  ['the next booking', '2026-12-06', [BAR], '2026-12-07'],
  ['the first one, if all are over', '2026-12-10', [BAR], '2026-12-07'],
  ['today, if others have the vehicle', '2026-12-06', [{ ...BAR, state: 'taken' }], '2026-12-06'],
])('a chart opens at %s', (_, today, bars, day) => {
  const row = { id: '1', title: '', detail: '', to: '', due: null, bars }
  expect(openingDay([{ id: '1', title: null, rows: [row] }], days, today)).toBe(day)
})

test.each<[string, string, string | undefined]>([
  ['the one of today', '2026-12-09', '2026-12-07'],
  ['the next one', '2026-12-05', '2026-12-07'],
  ['the first one, if all are over', '2026-12-20', '2026-12-07'],
])('of several bars a chart leads to %s', (_, today, from) => {
  const later = { ...BAR, from: '2026-12-11', to: '2026-12-11' }
  expect(nextBar([{ ...BAR, state: 'taken' }, later, BAR], days, today)?.from).toBe(from)
})
