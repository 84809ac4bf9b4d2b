import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { aVehicle } from '#tests/world/fleet'
import { aMember, anAdmin, anOwner, aUser } from '#tests/world/people'
import { aList, aListVehicle, aProject } from '#tests/world/projects'
import { aStoredCartItem, aStoredInquiry } from '#tests/world/stages'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { listVehiclesOf } from '~/services/lists/lists-page.server'

useDatabase()

test('a vehicle in a cart leads whoever put it there to the cart, and tells the others whose it is', async () => {
  const [dana, marcus, mel, vic] = [await anAdmin(), await anAdmin('marcus'), await aMember(), await aUser()]
  const projectId = await aProject({ Owner: dana, Manager: marcus, Member: mel, User: vic })
  const cardId = await aListVehicle(projectId, await aList(projectId, dana), await aVehicle(await anOwner()), dana)
  await aStoredCartItem(await aStoredInquiry(cardId, dana, { status: 'agreed', closedBy: 'owner' }), marcus)
  const dealFor = async (renter: Account) => {
    const [card] = await listVehiclesOf([cardId], await requireMembership(renter, projectId))
    return card?.deal
  }

  expect(await dealFor(marcus)).toMatchObject({ actions: [{ act: 'viewCart', reason: null }], why: null })
  for (const other of [dana, mel]) {
    expect(await dealFor(other)).toMatchObject({ actions: [], why: `In ${marcus.firstName}’s cart.` })
  }
  expect(await dealFor(vic)).toBeNull()
})
