import { describe, expect, test } from 'vitest'
import { allModels, findMake, isKnownMake, makesOf, modelsOf } from '~/models/fleet/glossary/glossary'

const FIRST = 1885
/** The latest model year that the table covers. */
const NEXT_YEAR = 2027

describe('the glossary', () => {
  test('has every kind of vehicle', () => {
    const makesWith = (bodyType: string) =>
      new Set(allModels().flatMap((model) => (model.bodyType === bodyType ? [model.make] : []))).size
    expect(new Set(allModels().map(({ make }) => make)).size).toBeGreaterThanOrEqual(200)
    expect(allModels().length).toBeGreaterThanOrEqual(2500)
    expect(makesWith('Motorcycle')).toBeGreaterThanOrEqual(30)
    expect(makesWith('Truck')).toBeGreaterThanOrEqual(20)
    expect(makesWith('Bus')).toBeGreaterThanOrEqual(15)
    expect(makesWith('Van')).toBeGreaterThanOrEqual(15)
  })

  test('has years in order, from 1885 to next year', () => {
    const wrong = allModels().filter(({ built }) => {
      const years = built.flatMap(({ from, to }) => [from, to ?? NEXT_YEAR])
      const before = [FIRST, ...years]
      const overlaps = built.some(({ from }, at) => at > 0 && from <= (built[at - 1]?.to ?? NEXT_YEAR))
      return overlaps || ![...years, NEXT_YEAR].every((year, at) => year >= (before[at] ?? NEXT_YEAR))
    })
    expect(wrong).toEqual([])
  })

  test('has no blank or untidy names', () => {
    const names = allModels().flatMap(({ make, model }) => [make, model])
    expect(names.filter((name) => name === '' || name !== name.trim() || /[|;]|\s\s/.test(name))).toEqual([])
  })

  test('has no model twice for the same year', () => {
    const seen = new Set<string>()
    const twice = allModels().filter(({ make, model, built }) => {
      const keys = built.flatMap(({ from, to }) =>
        Array.from({ length: (to ?? NEXT_YEAR) - from + 1 }, (_, at) => `${make} ${model} ${from + at}`.toLowerCase()),
      )
      const isTwice = keys.some((key) => seen.has(key))
      for (const key of keys) seen.add(key)
      return isTwice
    })
    expect(twice).toEqual([])
  })

  test('spells each make one way', () => {
    const makes = [...new Set(allModels().map(({ make }) => make))]
    expect(makes.filter((make) => findMake(make) !== make)).toEqual([])
  })
})

test.each([
  [1900, false, []],
  [1908, true, ['Ford', 'Cadillac']],
  [1957, true, ['Chevrolet', 'DeSoto', 'Citroën', 'Harley-Davidson']],
  [1957, false, ['Tesla', 'AMC']],
  [2026, true, ['Tesla', 'Ford', 'Rivian']],
  [2026, false, ['Pontiac', 'Oldsmobile']],
  [1850, false, ['Ford']],
])('in %i, known makes (%s): %j', (year, built, makes) => {
  const known = makesOf(year)
  expect(makes.filter((make) => known.includes(make) !== built)).toEqual([])
  expect(known).toEqual([...new Set(known)].sort((one, other) => one.localeCompare(other, 'en')))
})

test.each([
  [1957, 'Chevrolet', 'Bel Air', true],
  [1976, 'Chevrolet', 'Bel Air', false],
  [1979, 'Dodge', 'Charger', false],
  [1985, 'Dodge', 'Charger', true],
  [2026, 'Ford', 'Mustang', true],
  [1973, 'Ford', 'Maverick', true],
  [1990, 'Ford', 'Maverick', false],
  [1961, 'Nobody', 'Anything', false],
])('%i %s %s is a known model: %s', (year, make, model, built) =>
  expect(modelsOf(year, make).includes(model)).toBe(built),
)

test.each([
  ['Chevy', 'Chevrolet'],
  ['VW', 'Volkswagen'],
  ['mercedes', 'Mercedes-Benz'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['citroen', 'Citroën'],
  ['skoda', 'Škoda'],
  ['rolls royce', 'Rolls-Royce'],
  ['Batmobile', null],
  ['', null],
])('%s is the make %s', (typed, make) => {
  expect(findMake(typed)).toBe(make)
  expect(isKnownMake(typed)).toBe(make !== null)
  if (make) expect(modelsOf(1970, typed)).toEqual(modelsOf(1970, make))
})
