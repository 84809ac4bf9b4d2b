import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import { aVehicle } from '#tests/world/fleet'
import { anAdmin, anOwner } from '#tests/world/people'
import { aList, aListVehicle, aProject } from '#tests/world/projects'
import { db } from '~/server/db/client.server'
import { listVehicles } from '~/server/db/schema'
import { requireMembership } from '~/services/crew/membership.server'
import { removedVehiclesPage } from '~/services/lists/removed-vehicles-page.server'

useDatabase()

test('removed vehicles are read page by page, the last removed first, without gaps or repetitions', async () => {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  const removed: { id: string; minute: number }[] = []
  for (let vehicle = 0; vehicle < 30; vehicle += 1) {
    const id = await aListVehicle(projectId, listId, await aVehicle(omar), dana)
    // two at a time share an instant
    const minute = Math.floor(vehicle / 2)
    const removedAt = new Date(Date.UTC(2026, 10, 20, 15, minute))
    await db().update(listVehicles).set({ removedAt, removedBy: dana.id }).where(eq(listVehicles.id, id))
    removed.push({ id, minute })
  }
  const membership = await requireMembership(dana, projectId)
  const first = await removedVehiclesPage(membership, { words: [], after: null })
  const second = await removedVehiclesPage(membership, { words: [], after: first.next })
  expect(second.next).toBeNull()
  const lastFirst = removed.sort((one, other) => other.minute - one.minute || (one.id < other.id ? 1 : -1))
  const ids = lastFirst.map(({ id }) => id)
  expect(first.vehicles.map(({ id }) => id)).toEqual(ids.slice(0, 24))
  expect(second.vehicles.map(({ id }) => id)).toEqual(ids.slice(24))
})
