import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { aList, aMember, anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anExternal, anExternalFile } from '#tests/world/externals'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { sent } from '#tests/world/files/sent-file'
import type { ExternalFields } from '~/models/lists/external/external-fields'
import { forgetExpired } from '~/schedule.server'
import { setClock } from '~/server/clock.server'
import { activity, db, externalFiles, externalVehicles, files, listVehicles } from '~/server/db/client.server'
import { findFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { editExternal } from '~/services/lists/external/edit-external.server'
import { externalForm, quickExternalForm } from '~/services/lists/external/external-view.server'
import { receiveExternalFiles } from '~/services/lists/external/receive-files.server'
import { stageExternalFile } from '~/services/lists/external/stage-file.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

useDatabase()
useOwnFolder()
checkFilesHere()

const START = new Date('2026-12-01T12:00:00Z')
beforeEach(() => setClock(START))

async function aVehicle() {
  const [dana, mel] = [await anAdmin(), await aMember()]
  const projectId = await aProject({ Owner: dana, Member: mel })
  const listId = await aList(projectId, dana)
  const { listVehicleId, photoId, purchaseFileId } = await anExternal({ projectId, listId }, dana)
  const [place] = await db().select().from(listVehicles).where(eq(listVehicles.id, listVehicleId))
  const externalVehicleId = place?.externalVehicleId ?? ''
  return { dana, mel, projectId, listId, listVehicleId, photoId, purchaseFileId, externalVehicleId }
}
type Vehicle = Awaited<ReturnType<typeof aVehicle>>

const NO_FILES = { arrived: [], staged: [], deleted: [] }

function edited(asker: Account, at: Vehicle, sent: Partial<ExternalFields>, revision: number, changes = {}) {
  return editExternal(asker, { ...at, edit: { sent, revision, loaded: {} }, files: { ...NO_FILES, ...changes } })
}

const stored = async ({ externalVehicleId: id }: Vehicle) =>
  (await db().select().from(externalVehicles).where(eq(externalVehicles.id, id)))[0]

const photosOf = async ({ externalVehicleId: id }: Vehicle) =>
  db()
    .select({ id: externalFiles.id, position: externalFiles.position })
    .from(externalFiles)
    .where(and(eq(externalFiles.externalVehicleId, id), eq(externalFiles.kind, 'photo')))
    .orderBy(asc(externalFiles.position))

async function staged(asker: Account, { projectId }: Vehicle, bytes: Buffer, key: string = randomUUID()) {
  const { take, arrived } = await receiveExternalFiles(asker, projectId)
  await take({ field: 'vehicle-photos', ...sent('new.jpg', bytes) })
  expect(await stageExternalFile(asker, { projectId, key }, arrived[0])).toEqual({ ok: true, id: key })
  return key
}

test('two people change different fields at once, and the same field only with the other one seen', async () => {
  const vehicle = await aVehicle()
  expect(await edited(vehicle.dana, vehicle, { color: 'blue', make: 'Ford' }, 1)).toEqual({ ok: true })
  const loaded = { color: 'red', vinNumber: '1FTEW1E50KFA00001', year: '2019' }
  const second = (sent: Partial<ExternalFields>) =>
    editExternal(vehicle.mel, {
      ...vehicle,
      edit: { sent: { ...loaded, ...sent }, revision: 1, loaded },
      files: NO_FILES,
    })
  expect(await second({ year: '2020' })).toEqual({ ok: true })
  expect(await stored(vehicle)).toMatchObject({ color: 'blue', year: 2020, title: '2020 Ford F-150', revision: 3 })
  const clash = await second({ color: 'green' })
  expect(clash).toMatchObject({ code: 'external-changed', conflict: { shown: { revision: '3' } } })
  expect(JSON.stringify(clash)).toContain('You have changed this vehicle somewhere else')
  expect(await db().$count(activity, eq(activity.kind, 'external-edited'))).toBe(2)
})

test('saving without a change writes nothing, and days that were stored may be in the past', async () => {
  const vehicle = await aVehicle()
  const { values } = await externalForm(await requireMembership(vehicle.mel, vehicle.projectId), vehicle.listVehicleId)
  const { revision: _, loaded: __, ...fields } = values
  expect(await edited(vehicle.mel, vehicle, fields, 1)).toEqual({ ok: true })
  expect(await stored(vehicle)).toMatchObject({ revision: 1 })
  setClock(new Date('2026-12-10T12:00:00Z'))
  expect(await edited(vehicle.mel, vehicle, { ...fields, usingTo: '2026-12-20' }, 1)).toEqual({ ok: true })
  expect(await edited(vehicle.mel, vehicle, { usingFrom: '2026-12-01' }, 2)).toMatchObject({ field: 'usingFrom' })
})

test('switching to a purchase clears the rental on the server, and switching back needs it', async () => {
  const vehicle = await aVehicle()
  expect(await edited(vehicle.mel, vehicle, { purchaseType: 'purchase' }, 1)).toEqual({ ok: true })
  expect(await stored(vehicle)).toMatchObject({ rentalCompanyName: '', bookingFrom: null, rentalCompanyPhone: '' })
  expect(await edited(vehicle.mel, vehicle, { purchaseType: 'rent' }, 2)).toMatchObject({
    message: 'Rental Company Name is required',
    also: [{ field: 'rentalCompanyEmail' }, { field: 'rentalCompanyPhone' }, { field: 'bookingFrom' }, {}],
  })
})

test('photos are added and deleted in order; those of another vehicle stay, and so does the last one', async () => {
  const vehicle = await aVehicle()
  const other = await aVehicle()
  const bytes = await aPhoto()
  const second = await staged(vehicle.mel, vehicle, bytes)
  const third = await staged(vehicle.mel, vehicle, await aPhoto())
  const change = { staged: [third, second], deleted: [vehicle.photoId, other.photoId, vehicle.purchaseFileId] }
  expect(await edited(vehicle.mel, vehicle, {}, 1, change)).toEqual({ ok: true })
  expect(await edited(vehicle.mel, vehicle, {}, 1, { ...change, deleted: [] })).toEqual({ ok: true })
  expect(await photosOf(vehicle)).toEqual([
    { id: third, position: 0 },
    { id: second, position: 1 },
  ])
  expect(await photosOf(other)).toHaveLength(1)
  // the same picture again adds nothing
  const again = await staged(vehicle.mel, vehicle, bytes)
  expect(await edited(vehicle.mel, vehicle, {}, 2, { staged: [again] })).toEqual({ ok: true })
  expect(await photosOf(vehicle)).toHaveLength(2)
  expect(await edited(vehicle.mel, vehicle, {}, 2, { deleted: [second, third] })).toMatchObject({
    message: 'Atleast One Photo is required',
  })
})

test('photos change their order, with new ones between them; one added meanwhile comes last', async () => {
  const vehicle = await aVehicle()
  const { dana, mel, projectId, externalVehicleId, photoId: first, purchaseFileId } = vehicle
  const second = await anExternalFile({ projectId, externalVehicleId, kind: 'photo', position: 1 }, dana)
  const third = await anExternalFile({ projectId, externalVehicleId, kind: 'photo', position: 2 }, dana)
  const added = await staged(mel, vehicle, await aPhoto())
  const order = [third, added, (await aVehicle()).photoId, purchaseFileId, first]
  const ids = async () => (await photosOf(vehicle)).map(({ id }) => id)
  expect(await edited(mel, vehicle, {}, 1, { staged: [added], order })).toEqual({ ok: true })
  expect(await ids()).toEqual([third, added, first, second])
  expect(await edited(mel, vehicle, {}, 1, { staged: [added], order })).toEqual({ ok: true })
  expect(await stored(vehicle)).toMatchObject({ revision: 2 })
  expect(await edited(mel, vehicle, {}, 2, { deleted: [third], order: [second, third] })).toEqual({ ok: true })
  expect(await ids()).toEqual([second, added, first])
})

test('of two people who delete different photos at once, one keeps the last photo', async () => {
  const vehicle = await aVehicle()
  const { projectId, externalVehicleId } = vehicle
  const second = await anExternalFile({ projectId, externalVehicleId, kind: 'photo', position: 1 }, vehicle.dana)
  const answers = await Promise.all([
    edited(vehicle.dana, vehicle, {}, 1, { deleted: [vehicle.photoId] }),
    edited(vehicle.mel, vehicle, {}, 1, { deleted: [second] }),
  ])
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await photosOf(vehicle)).toHaveLength(1)
})

test('at most twenty photos, also over several saves', async () => {
  const vehicle = await aVehicle()
  const { projectId, externalVehicleId, dana } = vehicle
  for (let position = 1; position < 20; position += 1)
    await anExternalFile({ projectId, externalVehicleId, kind: 'photo', position }, dana)
  const key = await staged(dana, vehicle, await aPhoto())
  expect(await edited(dana, vehicle, {}, 1, { staged: [key] })).toMatchObject({ code: 'too-many-photos' })
  expect(await edited(dana, vehicle, {}, 1, { staged: [key], deleted: [vehicle.photoId] })).toEqual({ ok: true })
})

test('files staged by others or deleted meanwhile are refused', async () => {
  const vehicle = await aVehicle()
  const key = await staged(vehicle.dana, vehicle, await aPhoto())
  expect(await edited(vehicle.mel, vehicle, {}, 1, { staged: [key] })).toMatchObject({ code: 'file-refused' })
  setClock(new Date(START.getTime() + 25 * 3_600_000))
  await forgetExpired()
  expect(await edited(vehicle.dana, vehicle, {}, 1, { staged: [key] })).toMatchObject({ code: 'file-refused' })
})

test('an aborted upload and an abandoned form leave no row and no file after the cleanup; a retry works', async () => {
  const vehicle = await aVehicle()
  const { mel, projectId } = vehicle
  const bytes = await aPhoto({ width: 600, height: 450 })
  const { take } = await receiveExternalFiles(mel, projectId)
  await expect(
    take({ field: 'vehicle-photos', ...sent('cut.jpg', Buffer.alloc(100_000), { brokenAt: 65_536 }) }),
  ).rejects.toThrow()
  const key = randomUUID()
  await staged(mel, vehicle, bytes, key)
  // the response was lost: the script sends it again
  await staged(mel, vehicle, bytes, key)
  const [row] = await db()
    .select()
    .from(externalFiles)
    .innerJoin(files, eq(files.id, externalFiles.fileId))
    .where(eq(externalFiles.id, key))
  expect(await findFile(row?.files.key ?? '')).toMatchObject({ bytes: bytes.length })
  setClock(new Date(START.getTime() + 25 * 3_600_000))
  await forgetExpired()
  expect(await db().$count(externalFiles, eq(externalFiles.id, key))).toBe(0)
  expect(await db().$count(files, eq(files.uploadedBy, mel.id))).toBe(0)
  expect(await findFile(row?.files.key ?? '')).toBeNull()
})

test('the forms of a vehicle that was removed or completed meanwhile stay open and say why', async () => {
  const vehicle = await aVehicle()
  const { projectId, listId, dana, listVehicleId } = vehicle
  const membership = await requireMembership(dana, projectId)
  const quick = await anExternal({ projectId, listId }, dana, { needsDetails: true })
  const closed = async (id: string) => [
    (await externalForm(membership, id)).closed,
    (await quickExternalForm(membership, id)).closed,
  ]
  expect(await closed(quick.listVehicleId)).toEqual([null, null])
  expect(await closed(listVehicleId)).toEqual([null, expect.stringContaining('has filled in the details')])
  await removeVehicle(dana, { projectId, listVehicleId })
  expect(await closed(listVehicleId)).toEqual(Array(2).fill(expect.stringContaining('was removed from its list')))
})
