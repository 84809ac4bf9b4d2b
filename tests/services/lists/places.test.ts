import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aStoredInquiry } from '#tests/world/stages'
import { listPaths } from '~/models/trade/paths/lists'
import { countQueries, db, lists, listVehicles, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { findOpenOffer } from '~/services/lists/listed-vehicle.server'
import { findLastList, findListPlaces } from '~/services/lists/places.server'

import { removeVehicle } from '~/services/lists/remove-vehicle.server'

await useDatabase()

const owner = await anOwner()

/** A project with one list, and its ids. */
async function aShow(title: string, leader: Account, members: Parameters<typeof aProject>[0] = {}) {
  const projectId = await aProject({ Owner: leader, ...members }, { title })
  return { projectId, listId: await aList(projectId, leader, { name: `List of ${title}` }) }
}

const added = async (id: string, at: string) =>
  db()
    .update(listVehicles)
    .set({ addedAt: new Date(at) })
    .where(eq(listVehicles.id, id))

describe('the place of a vehicle', () => {
  test('is the project it was added to last, the number of others, and whether the last list has it', async () => {
    const dana = await anAdmin()
    const vehicleId = await aVehicle(owner)
    const [older, newer] = [await aShow('Older', dana), await aShow('Newer', dana)]
    const last = await aListVehicle(newer.projectId, newer.listId, vehicleId, dana)
    await added(last, '2026-11-20T12:00:00Z')
    await added(await aListVehicle(older.projectId, older.listId, vehicleId, dana), '2026-11-19T12:00:00Z')
    const another = await aList(newer.projectId, dana, { name: 'Another of the same' })
    await added(await aListVehicle(newer.projectId, another, vehicleId, dana), '2026-11-18T12:00:00Z')
    const isIn = async (listId: string | null) => (await findListPlaces(dana, [vehicleId], listId)).get(vehicleId)
    const place = { project: 'Newer', to: listPaths.listVehicle(newer.projectId, last), more: 1 }
    expect(await isIn(null)).toEqual({ ...place, isInLast: false })
    expect(await isIn(older.listId)).toEqual({ ...place, isInLast: true })
    expect(await isIn(await aList(newer.projectId, dana))).toEqual({ ...place, isInLast: false })
  })

  test('is empty for strangers, after removal and in closed projects', async () => {
    const [dana, eve] = [await anAdmin(), await aMember()]
    const vehicleId = await aVehicle(owner)
    const { projectId, listId } = await aShow('Here', dana)
    const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
    expect((await findListPlaces(eve, [vehicleId], null)).size).toBe(0)
    await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, projectId))
    expect((await findListPlaces(dana, [vehicleId], null)).size).toBe(0)
    await db().update(projects).set({ status: 'active' }).where(eq(projects.id, projectId))
    expect((await findListPlaces(dana, [vehicleId], null)).size).toBe(1)
    await removeVehicle(dana, { projectId, listVehicleId })
    expect((await findListPlaces(dana, [vehicleId], null)).size).toBe(0)
  })

  test('with an open offer is known to members who see prices', async () => {
    const [dana, vic] = [await anAdmin(), await aMember()]
    const { projectId, listId } = await aShow('Offered', dana, { User: vic })
    const vehicleId = await aVehicle(owner)
    const listVehicleId = await aListVehicle(projectId, listId, vehicleId, dana)
    expect(await findOpenOffer(dana, vehicleId)).toBeNull()
    await aStoredInquiry(listVehicleId, dana)
    expect(await findOpenOffer(dana, vehicleId)).toBe(listPaths.listVehicle(projectId, listVehicleId))
    expect([await findOpenOffer(vic, vehicleId), await findOpenOffer(owner, vehicleId)]).toEqual([null, null])
  })

  test('is found with one query for a page of vehicles', async () => {
    const dana = await anAdmin()
    const { projectId, listId } = await aShow('Many', dana)
    const ids: string[] = []
    for (let number = 0; number < 12; number++) {
      const vehicleId = await aVehicle(owner)
      await aListVehicle(projectId, listId, vehicleId, dana)
      ids.push(vehicleId)
    }
    expect((await countQueries(() => findListPlaces(dana, ids, null))).count).toBe(1)
    expect((await findListPlaces(dana, ids, null)).size).toBe(12)
  })
})

describe('the last list of a member', () => {
  test('is the one they last added to themselves', async () => {
    const [dana, mel] = [await anAdmin(), await aMember()]
    const first = await aShow('First', dana, { Member: mel })
    const second = await aShow('Second', dana, { Member: mel })
    expect(await findLastList(dana)).toBeNull()
    await addVehicle(dana, { ...first, vehicleId: await aVehicle(owner) })
    await addVehicle(mel, { ...second, vehicleId: await aVehicle(owner) })
    expect(await findLastList(dana)).toEqual({
      id: first.listId,
      name: 'List of First',
      projectId: first.projectId,
      project: 'First',
      location: 'Newnan, GA',
    })
    await addVehicle(dana, { ...second, vehicleId: await aVehicle(owner) })
    expect((await findLastList(dana))?.project).toBe('Second')
  })

  test('has its location if that names a place, else that of its project', async () => {
    const dana = await anAdmin()
    const project = await aShow('First', dana)
    await addVehicle(dana, { ...project, vehicleId: await aVehicle(owner) })
    for (const [location, found] of [
      ['Ojai, CA', 'Ojai, CA'],
      ['Decatur yard', 'Newnan, GA'],
    ] as const) {
      await db().update(lists).set({ location }).where(eq(lists.id, project.listId))
      expect((await findLastList(dana))?.location).toBe(found)
    }
  })

  test('leaves out closed projects and projects where they are a Viewer', async () => {
    const dana = await anAdmin()
    const [first, closed] = [await aShow('First', dana), await aShow('Closed', dana)]
    const watched = await aProject({ Owner: await anAdmin('eve'), User: dana })
    await aListVehicle(watched, await aList(watched, dana), await aVehicle(owner), dana)
    expect(await findLastList(dana)).toBeNull()
    await addVehicle(dana, { ...first, vehicleId: await aVehicle(owner) })
    await addVehicle(dana, { ...closed, vehicleId: await aVehicle(owner) })
    await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, closed.projectId))
    expect((await findLastList(dana))?.project).toBe('First')
  })
})
