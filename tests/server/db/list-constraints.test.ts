import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { anExternal, anExternalFile } from '#tests/world/externals'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { db, type externalVehicles, lists, listVehicles } from '~/server/db/client.server'

await useDatabase()
useOwnFolder()

const [dana, omar] = [await anAdmin(), await anOwner()]
const projectId = await aProject({ Owner: dana })
const listIds = [await aList(projectId, dana), await aList(projectId, dana)]
const put = async () => aListVehicle(projectId, listIds[0] ?? '', await aVehicle(omar), dana)
const vehicleIds = [await put(), await put()]

test('two vehicles of a list have different positions', async () => {
  const same = db().update(listVehicles).set({ position: 1 }).where(inArray(listVehicles.id, vehicleIds))
  expect(await refusalOf(same)).toBe('list_vehicles_position')
})

test('two lists of a project have different positions', async () => {
  const same = db().update(lists).set({ position: 1 }).where(inArray(lists.id, listIds))
  expect(await refusalOf(same)).toBe('lists_position')
})

test('one statement can exchange positions', async () => {
  const positions = async () => {
    const rows = await db().select().from(listVehicles).where(inArray(listVehicles.id, vehicleIds))
    return vehicleIds.map((id) => rows.find((row) => row.id === id)?.position ?? 0)
  }
  const before = await positions()
  const sum = sql`${before[0]}::bigint + ${before[1]}::bigint - ${listVehicles.position}`
  await db().update(listVehicles).set({ position: sum }).where(inArray(listVehicles.id, vehicleIds))
  expect(await positions()).toEqual(before.toReversed())
})

test('a mark must be one of three values', async () => {
  const marked = db()
    .update(listVehicles)
    .set({ mark: sql`'best'` })
    .where(eq(listVehicles.id, vehicleIds[0] ?? ''))
  expect(await refusalOf(marked)).toBe('list_vehicles_mark')
})

test('a list vehicle is either of the marketplace or external', async () => {
  const neither = db()
    .update(listVehicles)
    .set({ vehicleId: null })
    .where(eq(listVehicles.id, vehicleIds[0] ?? ''))
  expect(await refusalOf(neither)).toBe('list_vehicles_of_either')
})

test.each<[string, Partial<typeof externalVehicles.$inferInsert>]>([
  ['external_vehicles_complete', { vinNumber: '' }],
  ['external_vehicles_complete', { usages: [], otherUsages: [] }],
  ['external_vehicles_complete', { rentalCompanyName: '' }],
  ['external_vehicles_rental', { purchaseType: 'purchase' }],
  ['external_vehicles_rental', { bookingTo: null }],
  ['external_vehicles_days', { usingTo: '2026-12-01' }],
  ['external_vehicles_price', { priceCents: -1 }],
])('%s: an external vehicle cannot have %o', async (constraint, part) => {
  const written = anExternal({ projectId, listId: listIds[0] ?? '' }, dana, part)
  expect(await refusalOf(written)).toBe(constraint)
})

test('a vehicle has at most twenty photos, and none of another project', async () => {
  const { listVehicleId } = await anExternal({ projectId, listId: listIds[0] ?? '' }, dana)
  const [place] = await db().select().from(listVehicles).where(eq(listVehicles.id, listVehicleId))
  const ref = { projectId, externalVehicleId: place?.externalVehicleId ?? '', kind: 'photo' } as const
  expect(await refusalOf(anExternalFile({ ...ref, position: 20 }, dana))).toBe('external_files_count')
  expect(await refusalOf(anExternalFile(ref, dana))).toBe('external_files_position')
  const elsewhere = { ...ref, projectId: await aProject({ Owner: dana }), position: 1 }
  expect(await refusalOf(anExternalFile(elsewhere, dana))).toBe('external_files_vehicle')
})
