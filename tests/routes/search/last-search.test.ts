import { expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at } from '#tests/world/visits/responses'
import { loader as home } from '~/routes/search/home'
import { loader as results } from '~/routes/search/results'
import { setClock } from '~/server/clock.server'
import { countQueries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

await useDatabase()

setClock(new Date('2026-11-20T15:00:00Z'))
const dana = await anAdmin()
const omar = await anOwner()
for (const make of ['Ford', 'Dodge']) await aVehicle(omar, { make, model: 'Coupe' })

/** The cookie of a browser after these searches. */
async function searched(as: Account, ...queries: string[]): Promise<string> {
  let kept = ''
  for (const query of queries) {
    const response = await results(at(await asking(`/home/searchResults${query}`, as, kept)))
    const line = new Headers(response.init?.headers).get('Set-Cookie')
    if (line !== null) kept = line.split(';', 1)[0] ?? ''
  }
  return kept
}

async function asking(path: string, as: Account, kept: string): Promise<Request> {
  const request = await get(path, as)
  return new Request(request, { headers: { Cookie: `${request.headers.get('Cookie')}; ${kept}` } })
}

async function atHome(kept: string, { as = dana, path = '/home' } = {}) {
  const answer = await home(at(await asking(path, as, kept)))
  if (answer.view !== 'search') throw new Error('That is not the search.')
  return answer.page
}

test('the home page repeats the last search and says so', async () => {
  const kept = await searched(dana, '?q=coupe&make=Dodge', '?q=coupe&make=Ford&year-from=1970&sort=price-low&angle=2')
  const page = await atHome(kept)
  expect(page.cards.map(({ title }) => title)).toEqual(['1976 Ford Coupe'])
  expect(page.query).toMatchObject({ text: 'coupe', makes: ['Ford'], yearFrom: 1970, sort: 'price-low', angle: 2 })
  expect(page.isLastSearch).toBe(true)
})

test('days and places are not remembered', async () => {
  const kept = await searched(dana, '?make=Ford&city=Atlanta,+GA&from=2026-12-01&to=2026-12-02')
  expect((await atHome(kept)).query).toMatchObject({ makes: ['Ford'], city: null, booking: null })
})

test('a search without filters clears it, and a later page does not change it', async () => {
  const ford = await searched(dana, '?make=Ford')
  expect(await searched(dana, '?make=Ford', '?make=Dodge&after=1976.c0ffee00-0000-4000-8000-000000000000')).toBe(ford)
  const kept = await searched(dana, '?make=Ford', '')
  expect(await atHome(kept)).toMatchObject({ total: 2, isLastSearch: false })
})

test('a search in the URL takes precedence', async () => {
  const kept = await searched(dana, '?make=Ford')
  expect(await atHome(kept, { path: '/home?make=Dodge' })).toMatchObject({
    query: { makes: ['Dodge'] },
    isLastSearch: false,
  })
})

test('it is not used for another account in the same browser', async () => {
  const kept = await searched(dana, '?make=Ford')
  expect(await atHome(kept, { as: await aMember() })).toMatchObject({ total: 2, isLastSearch: false })
})

test('remembering takes no query', async () => {
  const kept = await searched(dana, '?make=Ford')
  const plain = await countQueries(() => atHome('', { path: '/home?make=Ford' }))
  const again = await countQueries(() => atHome(kept))
  expect(again.count).toBe(plain.count)
})
