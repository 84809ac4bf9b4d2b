import { expect, test } from 'vitest'
import { fittingLists } from '~/models/lists/shown-list'

test.each([
  ['no list at all', [], 0],
  ['lists that fill it exactly', [5, 4, 1], 2],
  ['one list that fills it alone', [9, 1], 1],
  ['lists up to the one that would be too much', [7, 4, 1], 1],
  ['a long list after one row of cards', [3, 9, 1], 2],
  ['no long list after more than a row', [4, 9], 1],
  ['lists without vehicles, as they take no room', [9, 0, 0, 1], 3],
  ['all of them when there are few', [3, 3, 3], 3],
])('a page holds %s', (_, cards, expected) => {
  expect(fittingLists(cards)).toBe(expected)
})
