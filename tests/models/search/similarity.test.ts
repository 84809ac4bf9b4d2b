import { describe, expect, test } from 'vitest'
import { differences, type Looks, mostSimilar, similarity } from '~/models/search/similarity'

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
    expect(scores.at(-1)).toBe(0)
  })

  test.each<[string, Partial<Looks>, number]>([
    ['the same', {}, 135],
    ['in another spelling', { make: 'CHEVROLET', model: 'bel air', bodyType: 'sedan' }, 135],
    ['another year of one generation', { year: 1960 }, 126],
    ['the same model of another era', { year: 1927 }, 25],
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

describe('the most similar vehicles', () => {
  const ROW = { ...BEL_AIR, miles: null }
  const names = (wanted: Looks, found: readonly (typeof ROW)[]) =>
    mostSimilar(wanted, found).map(({ year, model, bodyType }) => `${year} ${model} ${bodyType}`)

  test.each<[string, string, Partial<typeof ROW>[], string[]]>([
    [
      'the same body first, another kind last',
      'Coupe',
      [
        { model: 'Apache', bodyType: 'Pickup', year: 1958 },
        { model: '210', bodyType: 'Sedan', color: 'blue' },
        { model: '210', bodyType: 'Coupe', color: 'blue' },
        { model: '3100', bodyType: 'pickup', year: 1955 },
        { make: 'Pontiac', model: 'GTO', bodyType: 'Coupe', color: 'blue', year: 1964 },
      ],
      ['1957 210 Coupe', '1957 210 Sedan', '1964 GTO Coupe', '1958 Apache Pickup', '1955 3100 pickup'],
    ],
    [
      'a van after the trucks, for a pickup',
      'Pickup',
      [
        { model: 'Panel', bodyType: 'Van' },
        { model: 'Viking', bodyType: 'Truck', color: 'red', year: 1955 },
      ],
      ['1955 Viking Truck', '1957 Panel Van'],
    ],
    [
      'not what is completely different',
      'Sedan',
      [{ make: 'Harley-Davidson', model: 'FL', bodyType: 'Motorcycle' }, { year: 1956 }],
      ['1956 Bel Air Sedan'],
    ],
  ])('%s', (_, bodyType, found, order) => {
    const rows = found.map((part) => ({ ...ROW, ...part }))
    expect(names({ ...BEL_AIR, bodyType }, rows)).toEqual(order)
    expect(names({ ...BEL_AIR, bodyType }, rows.toReversed())).toEqual(order)
  })

  test('of equal ones the nearest, those at an unknown place last', () => {
    const found = [null, 300, 2].map((miles) => ({ ...ROW, miles }))
    expect(mostSimilar(BEL_AIR, found).map(({ miles }) => miles)).toEqual([2, 300, null])
  })
})

describe('the differences', () => {
  const PRICED = { ...BEL_AIR, dayPrice: 36_000, town: 'Burbank' }

  test.each<[Partial<typeof PRICED>, number | null, string]>([
    [{ year: BEL_AIR.year - 1, color: 'red' }, 14, '1 year older, red, 14 miles from Burbank'],
    [{ year: BEL_AIR.year + 5, dayPrice: 34_050 }, null, '5 years newer, $19.50 less'],
    [{}, 0, 'Same year, body and color, less than a mile from Burbank'],
    [
      { make: 'Ford', model: 'Fairlane', bodyType: 'Wagon', dayPrice: 40_000 },
      1,
      'Wagon, $40 more, 1 mile from Burbank',
    ],
    [{ color: 'gray' }, 1200, 'Grey, 1,200 miles from Burbank'],
    [{ bodyType: BEL_AIR.bodyType.toUpperCase() }, null, 'Same year, body and color'],
  ])('%j at %s miles: %s', (part, miles, text) => {
    expect(differences(PRICED, { ...PRICED, ...part }, miles)).toBe(text)
  })
})
