import { expect, test } from 'vitest'
import { type Bar, boardLines } from '~/models/orders/board/bars'
import { daysOf } from '~/models/orders/board/board-days'
import { barDays, barWords, isTitleBeside, titlesBeside } from '~/models/orders/board/board-labels'

const TITLE = 'Red Clay Pictures'
const columns = daysOf({ from: '2026-12-01', to: '2026-12-31' })

const bar = (first: number, last: number, part: Partial<Bar> = {}): Bar => ({
  from: `2026-12-${String(first).padStart(2, '0')}`,
  to: `2026-12-${String(last).padStart(2, '0')}`,
  state: 'booked',
  title: TITLE,
  href: null,
  start: 'pickup',
  cents: null,
  action: null,
  ...part,
})

/** 'from the day, over so many days' in the only line of these bars. */
function beside(bars: Bar[], isNarrow = false): string[] {
  const [cells = []] = boardLines(bars, columns)
  return [...titlesBeside(cells, isNarrow)].map(([day, { title, width }]) => `${day.slice(8)}+${width} ${title}`)
}

test.each<[string, Bar[], string[]]>([
  ['a bar with room', [bar(1, 7)], []],
  ['a bar without letters', [bar(1, 5, { start: null })], []],
  ['a short bar', [bar(1, 3)], [`04+16 ${TITLE}`]],
  ['a short bar without a title', [bar(1, 3, { title: '' })], []],
  ['few free days after it', [bar(1, 3), bar(7, 13)], [`04+3 ${TITLE}`]],
  ['too few free days after it', [bar(1, 3), bar(6, 12)], []],
  ['the last days', [bar(29, 31)], []],
  ['an overdue rental', [bar(1, 3), bar(4, 5, { state: 'late', start: null })], [`06+16 ${TITLE}`]],
  ['an overdue rental with room', [bar(1, 7), bar(8, 8, { state: 'late', start: null })], []],
])('the titles beside %s', (_, bars, titles) => {
  expect(beside(bars)).toEqual(titles)
})

test.each([
  ['booked', '', 'Booked'],
  ['blocked', 'Brakes', 'Brakes'],
  ['blocked', '', ''],
] as const)('a bar that is %s with the title %j says %j', (state, title, words) => {
  expect(barWords({ state, title })).toBe(words)
})

test('the days of a bar to answer, of a purchase, and of others', () => {
  const days = 'Dec 20 to Dec 26'
  expect(barDays({ state: 'answer' }, days)).toBe('Waiting for your answer, Dec 20 to Dec 26')
  expect(barDays({ state: 'external', isPurchase: true }, days)).toBe('Purchased, used Dec 20 to Dec 26')
  expect(barDays({ state: 'inquired' }, 'Dec 20')).toBe('Inquired Dec 20')
})

test('the title of an overdue rental is either in its bars or beside them', () => {
  const beside = (...bars: Bar[]) => {
    const [cells = []] = boardLines(bars, columns)
    return cells.flatMap((cell, at) => (cell.bar ? isTitleBeside(cells, at, titlesBeside(cells, false)) : []))
  }
  const late = { state: 'late', start: null } as const
  expect(beside(bar(1, 3), bar(4, 5, late))).toEqual([true, true])
  expect(beside(bar(1, 7), bar(8, 8, late))).toEqual([false, false])
  expect(beside(bar(1, 3), bar(4, 6, { title: 'Northlight TV' }))).toEqual([false, true])
})

test('narrow columns need more free days, and hold less of a title', () => {
  expect(beside([bar(1, 7)], true)).toEqual([`08+16 ${TITLE}`])
  expect(beside([bar(1, 7), bar(13, 29)], true)).toEqual([])
  expect(beside([bar(1, 7), bar(14, 29)], true)).toEqual([`08+6 ${TITLE}`])
})
