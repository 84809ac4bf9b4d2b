import { expect, test } from 'vitest'
import { suggestionsFor, thingOf } from '~/models/search/suggestions'

const KNOWN = [
  thingOf('Make', 'Chevrolet', 40),
  thingOf('Make', 'Cadillac', 11),
  thingOf('Make', 'Harley-Davidson', 2),
  thingOf('Model', 'Chevrolet Bel Air', 1),
  thingOf('Model', 'Chevrolet Caprice', 3),
  thingOf('Model', 'Ford F-150', 5),
  thingOf('Type', 'Police', 24),
  thingOf('Type', 'Taxi', 16),
]
const found = (text: string) => suggestionsFor(text, KNOWN).map((suggestion) => suggestion.text)

test.each([
  ['ca', ['Cadillac', 'Chevrolet Caprice']],
  ['chevy', ['Chevrolet', 'Chevrolet Caprice', 'Chevrolet Bel Air']],
  ['chevrolet b', ['Chevrolet Bel Air']],
  ['air', ['Chevrolet Bel Air']],
  ['belair', ['Chevrolet Bel Air']],
  ['cop', ['Police']],
  ['cab', ['Taxi']],
  ['dav', ['Harley-Davidson']],
  ['f150', ['Ford F-150']],
  ['F-1', ['Ford F-150']],
  ['zeppelin', []],
  ['a', []],
  ['', []],
  ['%_\\ 🚗', []],
])('%j suggests %j', (text, suggested) => expect(found(text)).toEqual(suggested))

test('there are at most eight', () => {
  const many = Array.from({ length: 20 }, (_, index) => thingOf('Model', `Ford ${index}`, index))
  expect(suggestionsFor('ford', many)).toHaveLength(8)
})
