import { asc, eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { sent } from '#tests/world/files/sent-file'
import { fleetFile } from '#tests/world/fleet-files'
import { PHOTO_ZIP_MESSAGES as SENTENCES } from '~/models/fleet/import/photo-zip-messages'
import { photoProblem } from '~/models/trade/fields/uploads'
import { db, files, listingImportPhotos, listingImports, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { applyImports } from '~/services/fleet/import/apply-imports.server'
import { importFleet } from '~/services/fleet/import/import-fleet.server'
import { beginPhotoZip, receivePhotoZip } from '~/services/fleet/import/photos/begin-photos.server'
import { photosOf } from '~/services/fleet/listing-photos.server'

useDatabase()
useOwnFolder()
checkFilesHere()

let omar: Account
beforeEach(async () => {
  omar = await anOwner()
})

async function begin(bytes: Uint8Array) {
  const { take, arrived } = await receivePhotoZip(omar, omar.id)
  await take({ field: 'file', ...sent('photos.zip', Buffer.from(bytes)) })
  return beginPhotoZip(omar, omar.id, arrived.received)
}

/** Uploads a zip and runs the job. */
async function upload(bytes: Uint8Array, shouldContinue = () => true) {
  const begun = await begin(bytes)
  if (!begun.ok) throw new Error(begun.message)
  await applyImports(shouldContinue)
  return begun.importId
}

const importOf = async (id: string) => (await db().select().from(listingImports).where(eq(listingImports.id, id)))[0]
const anglesOf = async (vehicleId: string) => (await photosOf(vehicleId)).map(({ angle }) => angle)
const resultsOf = async (importId: string) => {
  const rows = await db()
    .select()
    .from(listingImportPhotos)
    .where(eq(listingImportPhotos.importId, importId))
    .orderBy(asc(listingImportPhotos.name))
  return rows.map(({ name, outcome, sentence }) => [name, sentence || outcome])
}

const photos = Promise.all([aPhoto(), aPhoto(), aPhoto()])

test('photos are assigned by stock number, the first as driver’s side; repeating adds nothing', async () => {
  const [red, green, blue] = await photos
  const vehicleId = await aVehicle(omar, { stockNumber: 'B-17' })
  const zip = zipSync({
    'B-17-2.jpg': green,
    'b-17.JPG': red,
    'B-17': {},
    'B-17/rear.jpg': blue,
    'notes.txt': Buffer.from('x'),
  })
  const importId = await upload(zip)
  expect(await anglesOf(vehicleId)).toEqual([0, 1, null])
  expect(await importOf(importId)).toMatchObject({ status: 'applied', total: 3, added: 3, refused: 0, fileId: null })
  expect(await importOf(await upload(zip))).toMatchObject({ added: 0, unchanged: 3 })
  expect(await anglesOf(vehicleId)).toEqual([0, 1, null])
  expect(await db().$count(files, eq(files.committed, true))).toBe(3)
})

test('each bad file gets its own sentence, and no path leaves the zip', async () => {
  const [red, green] = await photos
  const vehicleId = await aVehicle(omar, { stockNumber: 'B-17' })
  await aVehicle(omar, { stockNumber: 'c' })
  await aVehicle(omar, { stockNumber: 'C' })
  const importId = await upload(
    zipSync({
      'B-17-driver.jpg': red,
      'B-17/driver.jpg': green,
      'B-17-2.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'B-17-3.jpg': Buffer.alloc(0),
      'B-17-4.jpg': Buffer.alloc(30 * 1024 * 1024),
      'C.jpg': red,
      'X.jpg': red,
      'B-17\0.jpg': red,
      [`${[...Array(3000).keys()].join('')}.jpg`]: red,
      '../B-17-rear.jpg': red,
      '/B-17-rear.jpg': red,
      '__MACOSX/._B-17.jpg': Buffer.from('x'),
    }),
  )
  const results = (await resultsOf(importId)).map(([name = '', said]) => [name.slice(-16), said])
  expect(Object.fromEntries(results)).toEqual({
    '299729982999.jpg': SENTENCES.noVehicle,
    'B-17\ufffd.jpg': SENTENCES.noVehicle,
    '../B-17-rear.jpg': SENTENCES.unsafeName,
    '/B-17-rear.jpg': SENTENCES.unsafeName,
    'B-17-2.jpg': photoProblem('wrong-type'),
    'B-17-3.jpg': photoProblem('empty'),
    'B-17-4.jpg': photoProblem('too-large'),
    'B-17-driver.jpg': 'added',
    'B-17/driver.jpg': 'added',
    'C.jpg': SENTENCES.severalVehicles,
    'X.jpg': SENTENCES.noVehicle,
  })
  expect(await anglesOf(vehicleId)).toEqual([0, null])
})

test('a new photo of an angle takes it from the old one, which is kept', async () => {
  const [red, green, blue] = await photos
  const vehicleId = await aVehicle(omar, { stockNumber: 'B-17' })
  await upload(zipSync({ 'B-17.jpg': red, 'B-17-rear.jpg': green }))
  const [old] = await photosOf(vehicleId)
  await upload(zipSync({ 'B-17-driver.jpg': blue }))
  expect(await photosOf(vehicleId)).toMatchObject([{ angle: 0 }, { angle: 1 }, { id: old?.id, angle: null }])
})

test('a zip bomb of many photos fails before it is unpacked', async () => {
  await aVehicle(omar, { stockNumber: 'B-17' })
  const names = Array.from({ length: 60 }, (_, at) => `B-17-${at}.jpg`)
  const zip = zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from('x')])))
  expect(await importOf(await upload(lying(zip, 20 * 1024 * 1024)))).toMatchObject({
    status: 'failed',
    problem: SENTENCES.tooLargeUnpacked,
  })
})

test('vehicles are listed once they are complete when their import requested it', async () => {
  const [red] = await photos
  await importFleet(omar, omar.id, fleetFile({}, { 'Stock number': 'B-18' }), { listWhenComplete: true })
  await upload(zipSync({ 'B-17.jpg': red }))
  const fleet = await db()
    .select()
    .from(vehicles)
    .where(eq(vehicles.ownerId, omar.id))
    .orderBy(asc(vehicles.stockNumber))
  expect(fleet.map(({ listingStatus }) => listingStatus)).toEqual(['listed', 'draft'])
})

test('a process that stops midway leaves the rest to the next one', async () => {
  const [red, green] = await photos
  await aVehicle(omar, { stockNumber: 'B-17' })
  const answers = [true, true, false]
  const importId = await upload(zipSync({ 'B-17.jpg': red, 'B-17-2.jpg': green }), () => answers.shift() ?? false)
  expect(await importOf(importId)).toMatchObject({ status: 'queued', added: 1, total: 2 })
  await applyImports(() => true)
  expect(await importOf(importId)).toMatchObject({ status: 'applied', added: 2 })
})

describe('a file that is not a zip of photos', () => {
  const entry = zipSync({ 'B-17.jpg': Buffer.from('x') })
  test.each([
    ['an empty file', Buffer.alloc(0), SENTENCES.empty],
    ['a photo', Buffer.from('\xff\xd8\xff', 'latin1'), SENTENCES.notZip],
    ['a truncated zip', entry.slice(0, -10), SENTENCES.notZip],
  ])('%s is refused', async (_, bytes, message) => {
    expect(await begin(bytes)).toMatchObject({ ok: false, message })
  })

  test.each([
    ['a zip without photos', zipSync({ 'notes.txt': Buffer.from('x') }), SENTENCES.noPhotos],
    ['a zip with a damaged directory', damaged(entry), SENTENCES.damaged],
  ])('%s fails with its sentence', async (_, bytes, problem) => {
    expect(await importOf(await upload(bytes))).toMatchObject({ status: 'failed', problem })
  })

  test('an encrypted or damaged photo is refused while the others are added', async () => {
    await aVehicle(omar, { stockNumber: 'B-17' })
    expect(await resultsOf(await upload(encrypted(entry)))).toEqual([['B-17.jpg', SENTENCES.encrypted]])
    expect(await resultsOf(await upload(lying(zipSync({ 'B-17.jpg': Buffer.alloc(1000) }))))).toEqual([
      ['B-17.jpg', SENTENCES.unreadable],
    ])
  })
})

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1')
const central = (zip: Uint8Array) => {
  const bytes = Buffer.from(zip)
  return { bytes, at: bytes.indexOf(CENTRAL) }
}

function damaged(zip: Uint8Array): Buffer {
  const { bytes, at } = central(zip)
  bytes.fill(0, at, at + 4)
  return bytes
}

function encrypted(zip: Uint8Array): Buffer {
  const { bytes, at } = central(zip)
  bytes.writeUInt16LE(1, at + 8)
  return bytes
}

/** Declares this size for each photo but unpacks to more, as a zip bomb does. */
function lying(zip: Uint8Array, size = 10): Buffer {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf(CENTRAL); at >= 0; at = bytes.indexOf(CENTRAL, at + 1)) bytes.writeUInt32LE(size, at + 24)
  return bytes
}
