import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAdmin, anOwner, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { searchPaths } from '~/models/trade/paths/search'
import { loader } from '~/routes/search/suggestions'
import { setClock } from '~/server/clock.server'
import { countQueries, db, vehicles } from '~/server/db/client.server'

await useDatabase()

setClock(new Date('2026-11-20T15:00:00Z'))
const dana = await anAdmin()
const omar = await anOwner()
await aVehicle(omar, { make: 'Checker', model: 'Marathon', bodyType: 'Taxi', kinds: ['taxi', 'school bus'] })
await aVehicle(omar, { make: 'Chrysler', model: 'Imperial', listingStatus: 'draft' })

async function suggested(path: string) {
  const response = await loader({ request: await get(path, dana), params: {}, context: {} })
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=300')
  return response.json()
}

test('suggests makes, models and types of listed vehicles', async () => {
  expect(await suggested(searchPaths.suggestions('ch'))).toEqual([
    { text: 'Checker', kind: 'Make' },
    { text: 'Checker Marathon', kind: 'Model' },
  ])
  expect(await suggested(searchPaths.suggestions('cab'))).toEqual([{ text: 'Taxi', kind: 'Type' }])
  expect(await suggested(searchPaths.suggestions('school'))).toEqual([{ text: 'School bus', kind: 'Type' }])
})

test.each(['', '?q=', '?q=ch&q=ma', `?q=${'ch'.repeat(60)}`, '?q=%25_%5C'])(
  'suggests nothing for %j',
  async (query) => {
    expect(await suggested(`/home/suggestions${query}`)).toEqual([])
  },
)

test('reads the vehicles once in five minutes', async () => {
  const request = await get(searchPaths.suggestions('ch'), dana)
  const ask = () => countQueries(() => loader({ request, params: {}, context: {} }))
  const cached = await ask()
  await db().update(vehicles).set({ listingStatus: 'listed' }).where(eq(vehicles.make, 'Chrysler'))
  expect(await (await ask()).result.json()).toHaveLength(2)
  setClock(new Date('2026-11-20T15:05:01Z'))
  const again = await ask()
  expect(await again.result.json()).toHaveLength(4)
  expect(again.count).toBe(cached.count + 1)
})
