import { expect, test } from 'vitest'
import { draggedText } from '~/models/orders/board/dragged-text'

const booked = { from: '2026-12-07', to: '2026-12-09', cents: 30_000, mayCostLess: true }
const from = '2026-12-07'

test.each([
  ['a day more', { from, to: '2026-12-10' }, booked, 'Dec 7 to Dec 10, about +$100 before tax'],
  ['a day less', { from: '2026-12-08', to: '2026-12-09' }, booked, 'Dec 8 to Dec 9, about -$100 before tax'],
  ['one day', { from, to: from }, booked, 'Dec 7, about -$200 before tax'],
  ['a week for the price of three days', { from, to: '2026-12-13' }, booked, 'Dec 7 to Dec 13'],
  ['the same days', booked, booked, 'Dec 7 to Dec 9'],
  ['a viewer, who sees no amounts', { from, to: '2026-12-10' }, { ...booked, cents: null }, 'Dec 7 to Dec 10'],
  [
    'six days extended to a week, which is never cheaper',
    { from, to: '2026-12-13' },
    { ...booked, to: '2026-12-12', mayCostLess: false },
    'Dec 7 to Dec 13',
  ],
])('says what a dragged rental would cost: %s', (_, days, before, expected) => {
  expect(draggedText(days, before)).toBe(expected)
})
