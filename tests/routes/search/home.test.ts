import { expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, aProvider, aUser, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at, redirectOf } from '#tests/world/visits/responses'
import { loader } from '~/routes/search/home'

useDatabase()

test('is the log-in for a visitor', async () => {
  expect(await loader(at(await get('/home')))).toMatchObject({ view: 'login', entry: { fleet: [] } })
})

test.each([
  ['an admin', anAdmin],
  ['a member', aMember],
])('is the search for %s', async (_, aPerson) => {
  await aVehicle(await anOwner())
  const page = await loader(at(await get('/home?q=Caprice', await aPerson())))
  expect(page).toMatchObject({ view: 'search', page: { query: { text: 'Caprice' } } })
  expect(page).toHaveProperty('page.cards.0.title')
})

test.each([
  ['the user role', aUser, '/projects'],
  ['an owner', anOwner, '/owner'],
  ['the provider', aProvider, '/provider'],
])('redirects %s to their own home', async (_, aPerson, to) => {
  expect(await redirectOf(loader(at(await get('/home', await aPerson()))))).toMatchObject({ to })
})
