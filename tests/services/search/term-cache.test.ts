import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { db, vehicles } from '~/server/db/client.server'
import { findSearchTerms } from '~/services/search/search-terms.server'
import { searchVehicles } from '~/services/search/search-vehicles.server'
import { clearTermCache } from '~/services/search/term-cache.server'

useDatabase()

const ids = { taxi: '', truck: '' }
type Name = keyof typeof ids

beforeAll(async () => {
  const owner = await anOwner()
  ids.taxi = await aVehicle(owner, { year: 1974, era: '1970s', make: 'Checker', model: 'Marathon', bodyType: 'Taxi' })
  ids.truck = await aVehicle(owner, { year: 1981, era: '1980s', make: 'Ford', model: 'F-150', bodyType: 'Pickup' })
})

describe('cached terms', () => {
  const QUERIES: Partial<SearchQuery>[] = [
    {},
    { text: 'taxi' },
    { text: 'taxy' },
    { text: 'green' },
    { colors: ['yellow', 'green'] },
    { text: 'che', sort: 'price-low' },
    { priceFrom: 180, priceTo: 450 },
    { yearFrom: 1970, text: 'sedan' },
    { makes: ['Checker'], yearTo: 1980 },
  ]
  const CHANGES: Partial<typeof vehicles.$inferInsert>[] = [
    { listingStatus: 'deactivated' },
    { listingStatus: 'listed' },
    { color: 'green' },
    { color: 'yellow' },
    { dayPrice: 45_000 },
    { dayPrice: 10_000 },
    { year: 1991 },
    { year: 1974 },
  ]

  test('never change a result, whatever changed in between', async () => {
    const step = fc.tuple(
      fc.constantFrom(...CHANGES),
      fc.constantFrom<Name>('taxi', 'truck'),
      fc.constantFrom(...QUERIES),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const [changed, name, part] of steps) {
          await change(name, changed)
          const again = await searchVehicles({ ...EVERYTHING, ...part })
          clearTermCache()
          expect(again).toEqual(await searchVehicles({ ...EVERYTHING, ...part }))
        }
      }),
      { numRuns: 25, seed: 11 },
    )
  })

  test.each<[string, Partial<typeof vehicles.$inferInsert>, Partial<SearchQuery>]>([
    ['year', { year: 1950 }, { yearTo: 1955 }],
    ['body type', { bodyType: 'Pickup' }, { bodyTypes: ['Pickup'] }],
    ['color', { color: 'gold' }, { colors: ['gold'] }],
  ])('do not hide a vehicle that is the first of its make with a %s', async (_, part, filter) => {
    const owner = await anOwner()
    const other = await aVehicle(owner, { year: 1990, make: 'Divco', bodyType: 'Van', color: 'white', ...part })
    const makes = [`Grumman ${Object.keys(part)}`]
    const van: Partial<typeof vehicles.$inferInsert> = { year: 1990, make: makes[0], bodyType: 'Van', color: 'white' }
    await aVehicle(owner, van)
    expect(await findSearchTerms({ ...EVERYTHING, ...filter, makes, circle: null })).toBeNull()
    expect(await found({ ...filter, makes })).toEqual([])
    expect(await found({ ...filter, makes: ['Divco'] })).toContain(other)
    const first = await aVehicle(owner, { ...van, ...part })
    expect(await found({ ...filter, makes })).toEqual([first])
  })

  test('stay correct while vehicles change during searches', async () => {
    await change('taxi', { listingStatus: 'listed', color: 'yellow' })
    await change('truck', { listingStatus: 'listed', color: 'gray' })
    const searches = QUERIES.flatMap((part) => [part, part, part]).map((part) => found(part))
    const changes = change('taxi', { color: 'green' }).then(() => change('taxi', { color: 'yellow' }))
    await Promise.all([...searches, changes])
    expect(await found({ colors: ['green'] })).toEqual([])
    expect(await found({ colors: ['yellow'] })).toEqual([ids.taxi])
  })
})

async function found(part: Partial<SearchQuery>): Promise<string[]> {
  return (await searchVehicles({ ...EVERYTHING, ...part })).vehicles.map(({ id }) => id)
}

const change = (name: Name, part: Partial<typeof vehicles.$inferInsert>) =>
  db().update(vehicles).set(part).where(eq(vehicles.id, ids[name]))
