import { expect, test } from 'vitest'
import { splitIds, withoutRemoved, withRemoved } from '~/models/trade/list-view'

test('adds each removed vehicle to the query once', () => {
  const one = withRemoved('?vehicle=cap', 'a')
  expect(one).toBe('?vehicle=cap&removed=a')
  expect(withRemoved(withRemoved(one, 'b'), 'a')).toBe('?vehicle=cap&removed=b.a')
})

test('deletes a restored vehicle from the query', () => {
  expect(withoutRemoved('?removed=a.b', 'a')).toBe('?removed=b')
  expect(withoutRemoved('?vehicle=cap&removed=b', 'b')).toBe('?vehicle=cap')
})

test('keeps the latest ten removed vehicles', () => {
  const all = Array.from({ length: 12 }, (_, number) => `id${number}`)
  const view = all.reduce(withRemoved, '')
  expect(splitIds(new URLSearchParams(view).get('removed') ?? '')).toEqual(all.slice(2))
})
