import { expect, test } from 'vitest'
import { aCarOnAList, aCast, aList, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { db, vehicles } from '~/server/db/client.server'
import { requireMembership } from '~/services/crew/membership.server'
import { listsPage } from '~/services/lists/lists-page.server'

await useDatabase()

const { dana, omar } = await aCast()

const listsOf = async (projectId: string) =>
  (await listsPage(await requireMembership(dana, projectId), { words: [], after: null })).blocks

test('a list whose location names a place leads to the vehicles near it', async () => {
  const projectId = await aProject({ Owner: dana })
  for (const location of ['Newnan, GA', 'Stage 7', '']) await aList(projectId, dana, { location })
  const links = (await listsOf(projectId)).map(({ location, nearTo }) => [location, nearTo])
  expect(Object.fromEntries(links)).toEqual({
    'Newnan, GA': '/home/searchResults?near=Newnan%2C+GA',
    'Stage 7': null,
    '': null,
  })
})

test('a vehicle that is gone leads to similar ones', async () => {
  const projectId = await aProject({ Owner: dana })
  const { vehicleId } = await aCarOnAList(projectId, dana, omar)
  const similarTo = async () => (await listsOf(projectId))[0]?.vehicles[0]?.deal?.similarTo
  expect(await similarTo()).toBeNull()
  await db().update(vehicles).set({ listingStatus: 'deactivated' })
  expect(await similarTo()).toBe(`/home/view-vehicle/similar?car-id=${vehicleId}`)
})
