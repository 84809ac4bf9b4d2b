import { expect, test } from 'vitest'
import { bulkText } from '~/models/lists/arrange/arrange-messages'
import { type Place, placedRows } from '~/models/lists/arrange/place'
import { pictureCarText } from '~/models/lists/arrange/vehicle-notes'

const rows = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, position: (index + 1) * 10 }))

function orderAfter(moved: string, place: Place, isCounted?: (row: { id: string }) => boolean) {
  const changed = placedRows(rows, moved, place, isCounted)
  if (!changed) return null
  const positions = new Map(changed.map(({ id, position }) => [id, position]))
  const all = rows.map(({ id, position }) => ({ id, position: positions.get(id) ?? position }))
  expect(new Set(all.map(({ position }) => position)).size).toBe(rows.length)
  return all
    .sort((one, other) => one.position - other.position)
    .map(({ id }) => id)
    .join('')
}

test.each<[string, Place, string | null]>([
  ['d', { after: 'a' }, 'adbce'],
  ['a', { after: 'e' }, 'bcdea'],
  ['c', { after: null }, 'cabde'],
  ['c', { after: 'b' }, 'abcde'],
  ['b', { to: 4 }, 'acdbe'],
  ['b', { to: 99 }, 'acdeb'],
  ['e', { to: 0 }, 'eabcd'],
  ['x', { to: 1 }, null],
  ['a', { after: 'x' }, null],
  ['a', { after: 'a' }, null],
])('moving %s to %j gives the order %s', (moved, place, order) => {
  expect(orderAfter(moved, place)).toBe(order)
})

test('hidden rows are not counted and keep their position', () => {
  const isSeen = ({ id }: { id: string }) => id !== 'b'
  expect(orderAfter('e', { to: 2 }, isSeen)).toBe('aebcd')
  expect(orderAfter('a', { to: 2 }, isSeen)).toBe('bcade')
})

test('any moves of any rows are a permutation', () => {
  let order = rows
  for (let step = 0; step < 500; step++) {
    const at = (factor: number) => (step * factor) % 5
    const [moved, other] = [order[at(7)]?.id ?? '', order[at(3)]?.id ?? '']
    const changed = placedRows(order, moved, step % 2 ? { to: at(11) + 1 } : { after: other }) ?? []
    const positions = new Map(changed.map(({ id, position }) => [id, position]))
    order = order
      .map(({ id, position }) => ({ id, position: positions.get(id) ?? position }))
      .sort((one, next) => one.position - next.position)
    expect(order.map(({ position }) => position)).toEqual([10, 20, 30, 40, 50])
  }
  expect(new Set(order.map(({ id }) => id)).size).toBe(5)
})

test('the texts of bulk actions and of picture cars', () => {
  expect(bulkText('moved', 2, ['there'], 'Hero cars')).toBe(
    '2 vehicles moved to Hero cars. 1 stays: already on that list.',
  )
  expect(bulkText('copied', 0, ['gone', 'there', 'there'], 'Hero cars')).toBe(
    '1 was not copied: no longer listed by its owner. 2 were not copied: already on that list.',
  )
  expect(bulkText('removed', 1, [])).toBe('1 vehicle removed.')
  expect(bulkText('marked', 1, ['missing', 'missing'])).toBe(
    '1 vehicle marked. 2 vehicles are no longer in this project.',
  )
  expect(pictureCarText({ carNumber: 'PC-12', character: 'Ruby’s car, 1 of 3' })).toBe('PC-12, Ruby’s car, 1 of 3')
  expect(pictureCarText({ carNumber: '', character: '' })).toBe('')
})
