import { describe, expect, test } from 'vitest'
import {
  boardDays,
  boardSteps,
  daysOf,
  eightWeeks,
  projectDays,
  rentalWeeks,
  spanOf,
} from '~/models/orders/board/board-days'

const USUAL = { from: '2026-11-01', to: '2026-12-31' }

test.each([
  ['nothing', '', '', '2026-11-01 2026-12-31', false],
  ['both', '2026-12-07', '2026-12-11', '2026-12-07 2026-12-11', false],
  ['the last one first', '2026-12-11', '2026-12-07', '2026-12-07 2026-12-11', false],
  ['one day', '2026-12-07', '2026-12-07', '2026-12-07 2026-12-07', false],
  ['only the first', '2026-12-07', '', '2026-12-07 2027-01-06', false],
  ['only the last', '', '2026-12-07', '2026-12-07 2027-01-06', false],
  ['two months', '2026-12-01', '2027-01-31', '2026-12-01 2027-01-31', false],
  ['more', '2026-12-01', '2027-02-01', '2026-12-01 2027-01-31', true],
  ['the first of all days', '1900-01-01', '', '1900-01-01 1900-01-31', false],
  ['everything', '1900-01-01', '2199-12-31', '1900-01-01 1900-03-03', true],
  ['the end of all days', '2199-12-20', '', '2199-12-20 2199-12-31', false],
  ['the last day and more', '2199-12-20', '9999-12-31', '2199-12-20 2199-12-31', false],
  ['a year that is no year', '9999-01-01', '0000-01-01', '2026-11-01 2026-12-31', false],
  ['no day', '2026-02-30', 'tomorrow', '2026-11-01 2026-12-31', false],
])('days for %s', (_, from, to, expected, isCut) => {
  const { days, isCut: cut } = boardDays({ from, to }, USUAL)
  expect([`${days.from} ${days.to}`, cut]).toEqual([expected, isCut])
})

test.each([
  ['no days', null, '2026-11-20 2026-12-20'],
  ['a single day', { from: '2026-12-07', to: '2026-12-07' }, '2026-12-07 2026-12-20'],
  ['days that fit', { from: '2026-12-07', to: '2027-01-31' }, '2026-12-07 2027-01-31'],
  ['exactly a page', { from: '2026-12-01', to: '2027-01-31' }, '2026-12-01 2027-01-31'],
  ['a long time ahead', { from: '2026-12-01', to: '2027-06-30' }, '2026-12-01 2027-01-31'],
  ['a long time, running', { from: '2026-10-01', to: '2027-06-30' }, '2026-11-20 2027-01-20'],
  ['a long time, almost over', { from: '2026-08-01', to: '2026-11-30' }, '2026-09-30 2026-11-30'],
  ['a long time ago', { from: '2020-01-01', to: '2020-12-31' }, '2020-10-31 2020-12-31'],
])('a project with %s', (_, span, expected) => {
  const { from, to } = projectDays(span, '2026-11-20')
  expect(`${from} ${to}`).toBe(expected)
})

test.each([
  ['no rentals', null, '2026-11-22 2027-01-16'],
  ['a rental this week', { from: '2026-11-24', to: '2026-11-27' }, '2026-11-22 2026-12-12'],
  ['one under way', { from: '2026-11-16', to: '2026-11-27' }, '2026-11-15 2026-12-05'],
  ['one since long ago', { from: '2026-08-01', to: '2026-11-27' }, '2026-11-08 2026-11-28'],
  ['the last one in a month', { from: '2026-11-24', to: '2026-12-21' }, '2026-11-22 2026-12-26'],
  ['the last one on a Saturday', { from: '2026-11-24', to: '2026-12-26' }, '2026-11-22 2026-12-26'],
  ['the first one next week', { from: '2026-12-01', to: '2026-12-21' }, '2026-11-22 2026-12-26'],
  ['the last one in a year', { from: '2026-11-16', to: '2027-11-27' }, '2026-11-15 2027-01-09'],
])('the weeks around %s', (_, span, expected) => {
  const { from, to } = rentalWeeks(span, '2026-11-26')
  expect(`${from} ${to}`).toBe(expected)
})

describe('the previous and the next page', () => {
  test.each([
    ['a month, as a month', '2026-12-01 2026-12-31', '2026-11-01 2026-11-30', '2027-01-01 2027-01-31'],
    ['two months, also of other lengths', '2027-01-01 2027-02-28', '2026-11-01 2026-12-31', '2027-03-01 2027-04-30'],
    ['other days, as many days', '2026-12-07 2026-12-11', '2026-12-02 2026-12-06', '2026-12-12 2026-12-16'],
    ['days over a clock change', '2026-10-30 2026-11-02', '2026-10-26 2026-10-29', '2026-11-03 2026-11-06'],
    ['the first days', '1900-01-01 1900-01-31', null, '1900-02-01 1900-02-28'],
    ['the last days', '2199-12-20 2199-12-31', '2199-12-08 2199-12-19', null],
  ])('of %s', (_, shown, earlier, later) => {
    const [from = '', to = ''] = shown.split(' ')
    const steps = boardSteps({ from, to })
    const text = (days: typeof steps.earlier) => days && `${days.from} ${days.to}`
    expect([text(steps.earlier), text(steps.later)]).toEqual([earlier, later])
  })

  test.each([
    ['before it', '2026-11-01', '2026-11-30', false, true],
    ['within it', '2026-12-10', '2026-12-15', true, true],
    ['all of it', '2026-12-07', '2026-12-20', false, false],
    ['after it', '2027-01-01', '2027-01-31', true, false],
  ])('lead towards the days of a project: %s', (_, from, to, isEarlier, isLater) => {
    const { earlier, later } = boardSteps({ from, to }, { from: '2026-12-07', to: '2026-12-20' })
    expect([earlier !== null, later !== null]).toEqual([isEarlier, isLater])
  })
})

test('days are calendar days, also over a clock change and a leap day', () => {
  expect(daysOf({ from: '2026-10-31', to: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
  expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(eightWeeks('2026-11-26')).toEqual({ from: '2026-11-22', to: '2027-01-16' })
  expect(eightWeeks('2026-11-22').from).toBe('2026-11-22')
  expect(
    spanOf([
      { from: '2026-12-07', to: '2026-12-11' },
      { from: '2026-12-01', to: '2026-12-08' },
    ]),
  ).toEqual({
    from: '2026-12-01',
    to: '2026-12-11',
  })
  expect(spanOf([])).toBeNull()
})
