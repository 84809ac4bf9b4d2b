import { describe, expect, test } from 'vitest'
import { differences, type Looks, MIN_SIMILARITY, similarity } from '~/models/search/similarity'

const BEL_AIR: Looks = { year: 1957, make: 'Chevrolet', model: 'Bel Air', bodyType: 'Sedan', color: 'teal' }

const like = (part: Partial<Looks>) => similarity(BEL_AIR, { ...BEL_AIR, ...part })

describe('a vehicle can replace another', () => {
  test('the better the closer it is, in this order', () => {
    const scores = [
      like({}),
      like({ year: 1956 }),
      like({ color: 'red' }),
      like({ year: 1953, color: 'red' }),
      like({ bodyType: 'Convertible', color: 'red' }),
      like({ model: '210' }),
      like({ make: 'Ford', model: 'Fairlane' }),
      like({ make: 'Ford', model: 'Fairlane', color: 'red', year: 1955 }),
      like({ model: 'Impala', color: 'red', year: 1966 }),
      like({ make: 'Ford', model: 'Fairlane', color: 'red', year: 1966 }),
      like({ make: 'Ford', model: 'F-100', bodyType: 'Pickup', color: 'red', year: 1985 }),
    ]
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(new Set(scores).size).toBe(scores.length)
    expect(scores.map((score) => score >= MIN_SIMILARITY)).toEqual([...Array(10).fill(true), false])
  })

  test.each<[string, Partial<Looks>, number]>([
    ['the same', {}, 135],
    ['in another spelling', { make: 'CHEVROLET', model: 'bel air', bodyType: 'sedan' }, 135],
    ['another year of one generation', { year: 1960 }, 126],
    ['the same model of another era', { year: 1927 }, MIN_SIMILARITY],
    ['the same model of another era with another body', { year: 1980, bodyType: 'Coupe' }, 0],
    ['another model within 10 years', { model: 'Impala', year: 1967 }, 55],
    ['another model of another time', { model: 'Impala', year: 1968 }, 0],
    ['another model with another body', { model: 'Nomad', bodyType: 'Wagon' }, 65],
    [
      'another model with another body and color 2 years apart',
      { model: 'Nomad', bodyType: 'Wagon', color: 'red', year: 1955 },
      49,
    ],
    ['another model with another body 3 years apart', { model: 'Nomad', bodyType: 'Wagon', year: 1960 }, 0],
    ['another make with another body', { make: 'Ford', model: 'Ranchero', bodyType: 'Pickup' }, 0],
    ['the same model name of another make', { make: 'Ford' }, 70],
  ])('%s', (_, part, score) => expect(like(part)).toBe(score))

  test('equally well in both directions', () => {
    const other = { ...BEL_AIR, year: 1962, model: 'Impala', color: 'red' }
    expect(similarity(other, BEL_AIR)).toBe(similarity(BEL_AIR, other))
  })

  test('not of one generation, if the model was not built in between', () => {
    const century = { ...BEL_AIR, make: 'Buick', model: 'Century' }
    const years = (from: number, to: number) => similarity({ ...century, year: from }, { ...century, year: to })
    expect([years(1936, 1942), years(1942, 1954), years(1973, 2005)]).toEqual([117, 84, 95])
  })
})

describe('the differences', () => {
  const PRICED = { ...BEL_AIR, dayPrice: 36_000 }

  test.each<[Partial<typeof PRICED>, number | null, string]>([
    [{ year: BEL_AIR.year - 1, color: 'red' }, 14, '1 year older, red, 14 miles away'],
    [{ year: BEL_AIR.year + 5, dayPrice: 34_050 }, null, '5 years newer, $19.50 less'],
    [{}, 0, 'Same year, body and color, less than a mile away'],
    [{ make: 'Ford', model: 'Fairlane', bodyType: 'Wagon', dayPrice: 40_000 }, 1, 'Wagon, $40 more, 1 mile away'],
    [{ color: 'gray' }, 1200, 'Grey, 1,200 miles away'],
    [{ bodyType: BEL_AIR.bodyType.toUpperCase() }, null, 'Same year, body and color'],
  ])('%j at %s miles: %s', (part, miles, text) => {
    expect(differences(PRICED, { ...PRICED, ...part }, miles)).toBe(text)
  })
})
