import { expect, test } from 'vitest'
import { freshText, matchesText } from '~/models/search/saved-search'

test.each([
  [0, 'No vehicles'],
  [1, '1 vehicle'],
  [99, '99 vehicles'],
  [100, 'More than 99 vehicles'],
])('%s matches of a saved search read %s', (matches, text) => expect(matchesText(matches)).toBe(text))

test('new matches are named only if there are some', () => {
  expect(freshText(2, 'today, 7:00 AM')).toBe('2 new since today, 7:00 AM')
  expect(freshText(0, 'today, 7:00 AM')).toBeNull()
})
