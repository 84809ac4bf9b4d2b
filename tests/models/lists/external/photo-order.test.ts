import { expect, test } from 'vitest'
import { chosenOrder, positioned, withPosition } from '~/models/lists/external/photo-order'

test.each([
  ['as they are', [1, 2, 3, 4], 'abcd'],
  ['first', [1, 2, 1, 4], 'cabd'],
  ['last', [4, 2, 3, 4], 'bcda'],
  ['two, one after the other', [1, 1, 3, 3], 'badc'],
  ['all', [3, 4, 2, 1], 'dcab'],
  ['too far', [99, 2, 3, 4], 'bcda'],
  ['some without a position', [4], 'bcda'],
])('photos move to their positions: %s', (_, positions, order) => {
  expect(positioned([...'abcd'], positions).join('')).toBe(order)
})

test('one photo moves to a position', () => {
  expect([1, 2, 3].map((position) => withPosition(['a', 'b', 'c'], 'b', position).join(''))).toEqual([
    'bac',
    'abc',
    'acb',
  ])
})

test('a form that does not change the order chooses none, also with added photos last and after a deletion', () => {
  const photoLoaded = [...'abc']
  expect(chosenOrder({ photoLoaded, photoOrder: [...'abcd'], photoPosition: [1, 2, 3, 4] })).toBeNull()
  expect(chosenOrder({ photoLoaded, photoOrder: [...'ac'], photoPosition: [1, 2] })).toBeNull()
  expect(chosenOrder({})).toBeNull()
  expect(chosenOrder({ photoLoaded, photoOrder: [...'dabc'], photoPosition: [1, 2, 3, 4] })).toEqual([...'dabc'])
})
