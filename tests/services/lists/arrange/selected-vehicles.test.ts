import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aCast, aList, aListVehicle, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { responseStatus } from '#tests/world/visits/responses'
import { db, listVehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { selectedVehicles, transferPage } from '~/services/lists/arrange/arrange-pages.server'
import { markVehicles, removeVehicles } from '~/services/lists/arrange/mark-vehicles.server'
import { restoreVehicles } from '~/services/lists/arrange/restore-vehicles.server'
import { copyVehicles, moveVehicles } from '~/services/lists/arrange/transfer-vehicles.server'

/** Vehicles of several projects selected at once, which only made-up requests do. */
useDatabase()

let dana: Account
let omar: Account
let ours: Awaited<ReturnType<typeof aProjectWithOne>>
let theirs: Awaited<ReturnType<typeof aProjectWithOne>>

beforeAll(async () => {
  ;({ dana, omar } = await aCast())
})
beforeEach(async () => {
  ours = await aProjectWithOne()
  theirs = await aProjectWithOne()
})

async function aProjectWithOne() {
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  const otherId = await aList(projectId, dana, { name: 'Street' })
  return { projectId, otherId, id: await aListVehicle(projectId, listId, await aVehicle(omar), dana) }
}

const ACTIONS = {
  mark: (ids: string[]) => markVehicles(dana, { projectId: ours.projectId, ids, mark: 'backup' }),
  copy: (ids: string[]) => copyVehicles(dana, { projectId: ours.projectId, ids, listId: ours.otherId }),
  move: (ids: string[]) => moveVehicles(dana, { projectId: ours.projectId, ids, listId: ours.otherId }),
  remove: (ids: string[]) => removeVehicles(dana, { projectId: ours.projectId, ids }),
  restore: (ids: string[]) => restoreVehicles(dana, { projectId: ours.projectId, ids }),
}
const NAMES = ['mark', 'copy', 'move', 'remove', 'restore'] as const

test.each(NAMES)('%s leaves out the vehicles of other projects', async (name) => {
  const before = await db().select().from(listVehicles).where(eq(listVehicles.projectId, theirs.projectId))
  expect(await ACTIONS[name]([theirs.id, ours.id])).toMatchObject({ ok: true, skipped: ['missing'] })
  const after = await db().select().from(listVehicles).where(eq(listVehicles.projectId, theirs.projectId))
  expect(after).toEqual(before)
})

test.each(NAMES)('%s is a 404 if none is in the project', async (name) => {
  expect(await responseStatus(ACTIONS[name]([theirs.id]))).toBe(404)
})

test('their pages count the vehicles of other projects and those that were removed since', async () => {
  const { projectId, id } = ours
  const ids = [theirs.id, id]
  expect(await selectedVehicles(dana, { projectId, ids }, 'editLists')).toMatchObject({
    vehicles: [{ id }],
    missing: 1,
  })
  expect(await transferPage(dana, { projectId, ids }, 'move')).toMatchObject({ vehicles: [{ id }], missing: 1 })
  await removeVehicles(dana, { projectId, ids: [id] })
  expect(await transferPage(dana, { projectId, ids }, 'move')).toMatchObject({ vehicles: [], missing: 2 })
  expect(await responseStatus(transferPage(dana, { projectId, ids: [theirs.id] }, 'move'))).toBe(404)
})
