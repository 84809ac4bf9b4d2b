import { expect, test } from 'vitest'
import { BAR } from '#tests/world/bars'
import type { Bar } from '~/models/orders/board/bars'
import { daysOf } from '~/models/orders/board/board-days'
import { boardKeys } from '~/models/orders/board/board-keys'
import type { Booking } from '~/models/trade/days/day'

const OUT: Bar = { ...BAR, from: '2026-12-05', to: '2026-12-11' }
const AHEAD: Bar = { ...OUT, from: '2026-12-09', to: '2026-12-20' }
const OVER: Bar = { ...OUT, from: '2026-12-04', to: '2026-12-07' }
const LATE: Bar = { ...OUT, state: 'late', start: null, from: '2026-12-08', to: '2026-12-08' }
const INQUIRED: Bar = { ...AHEAD, state: 'inquired', start: null }

test.each<[string, Bar[][], string[]]>([
  ['under way', [[OUT], [{ ...OUT, to: '2026-12-08' }]], ['W Booked: 2 out']],
  ['ahead', [[AHEAD]], ['W Booked: 1 upcoming']],
  ['over', [[OVER]], ['W Booked: 1 returned']],
  ['overdue', [[OVER, LATE]], ['O 1 overdue']],
  [
    'of all kinds',
    [[OUT], [OUT, AHEAD], [OVER, LATE], [OVER]],
    ['O 1 overdue', 'W Booked: 2 out, 1 upcoming, 1 returned'],
  ],
  ['beside an inquiry', [[OUT, INQUIRED]], ['I 1 inquired', 'W Booked: 1 out']],
  [
    'beside an inquiry that ends before they are overdue',
    [[OVER, LATE, { ...OVER, state: 'inquired', start: null }]],
    ['O 1 overdue', 'I 1 inquired'],
  ],
  ['out of the chart', [[{ ...OUT, from: '2026-12-13', to: '2026-12-20' }]], []],
  [
    'of others, and an inquiry for their days',
    [
      [{ ...INQUIRED, state: 'taken' }],
      [
        { ...INQUIRED, state: 'taken' },
        { ...INQUIRED, state: 'unavailable' },
      ],
    ],
    ['X Taken', 'N 1 not available'],
  ],
])('the legend of rentals %s', (_, vehicles, expected) => {
  expect(keysOf(vehicles)).toEqual(expected)
})

test('an overdue rental counts as booked where the days it is overdue are not shown', () => {
  expect(keysOf([[OVER, LATE]], OVER)).toEqual(['W Booked: 1 overdue'])
})

function keysOf(vehicles: Bar[][], shown: Booking = { from: '2026-12-04', to: '2026-12-12' }): string[] {
  const rows = vehicles.map((bars, index) => ({
    id: `Ford ${index}`,
    title: 'Ford',
    detail: '',
    to: '/',
    due: null,
    bars,
  }))
  const chart = {
    groups: [{ id: 'list', title: 'Traffic', rows }],
    columns: daysOf(shown),
    today: '2026-12-08',
  }
  const keys = boardKeys(chart, ['late', 'inquired', 'agreed', 'booked', 'taken', 'unavailable'])
  return keys.map(({ letter, text }) => `${letter} ${text}`)
}
