import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anAdmin, anOwner, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { sent } from '#tests/world/files/sent-file'
import { responseStatus } from '#tests/world/visits/responses'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { MAX_PHOTO_BYTES, MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { photoProblem } from '~/models/trade/fields/uploads'
import { setClock } from '~/server/clock.server'
import { db, files, inTransaction, vehiclePhotos, vehicles } from '~/server/db/client.server'
import { deleteUnusedFiles } from '~/server/files/commit-file.server'
import { findFile } from '~/server/files/store.server'
import type { Account } from '~/server/session/asker.server'
import { allListingEvents, recordListingEvent } from '~/services/fleet/listing-events.server'
import { deleteListingPhoto, listingPhotos, movePhoto, photosOf } from '~/services/fleet/listing-photos.server'
import { beginListingPhotos, cropPhoto, saveListingPhotos } from '~/services/fleet/upload-photos.server'
import { findPhoto, findShownPhoto, savePhoto } from '~/services/fleet/vehicle-photos.server'

useDatabase()
useOwnFolder()
checkFilesHere()

type Upload = readonly [field: string, bytes: Buffer]

/** Sends a form with these photos, as the page does. */
async function upload(asker: Account, vehicleId: string, ...uploads: Upload[]) {
  const { take, arrived } = await beginListingPhotos(asker, vehicleId)
  for (const [field, bytes] of uploads) await take({ field, ...sent('IMG_1.JPG', bytes) })
  return saveListingPhotos(asker, vehicleId, arrived)
}

async function aDraft(...uploads: Upload[]) {
  const owner = await anOwner()
  const vehicleId = await aVehicle(owner, { listingStatus: 'draft', dayPrice: 0 })
  if (uploads.length > 0) await upload(owner, vehicleId, ...uploads)
  return { owner, vehicleId }
}

/** Photos of these angles, without their files. */
async function withPhotos(vehicleId: string, angles: readonly (number | null)[]) {
  const rows = angles.map((angle, position) => ({ vehicleId, position, angle, fileKey: 'x' }))
  const inserted = await db().insert(vehiclePhotos).values(rows).returning({ id: vehiclePhotos.id })
  return inserted.map(({ id }) => id)
}

const anglesOf = async (vehicleId: string) => (await photosOf(vehicleId)).map(({ angle }) => angle)
const idsOf = async (vehicleId: string) => (await photosOf(vehicleId)).map(({ id }) => id)
const first = async (vehicleId: string) => (await photosOf(vehicleId))[0]
const positionsOf = async (vehicleId: string) => (await photosOf(vehicleId)).map(({ position }) => position)

/** A served photo: its size, its EXIF data and its mean red value in percent. */
async function shownOf(photoId: string) {
  const file = await findPhoto({ photoId, file: '320.webp' })
  if (!file) return null
  const chunks: Buffer[] = []
  for await (const chunk of await file.open()) chunks.push(chunk)
  const picture = sharp(Buffer.concat(chunks))
  const { width = 0, height = 0, exif } = await picture.metadata()
  const { channels } = await picture.stats()
  return { width, height, exif, red: Math.round(((channels[0]?.mean ?? 0) / 255) * 100) }
}

/** Twice as wide as high, red on the left and blue on the right; `orientation` rotates it. */
function halves(orientation?: number): Promise<Buffer> {
  const half = (background: string) => sharp({ create: { width: 400, height: 400, channels: 3, background } })
  return half('blue')
    .extend({ left: 400, background: 'red' })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 45/1 0/1' } })
    .withMetadata(orientation ? { orientation } : {})
    .toBuffer()
}

describe('uploaded photos', () => {
  test('fill their slots, further photos follow, and the three-quarter front comes first', async () => {
    const { owner, vehicleId } = await aDraft()
    const outcome = await upload(
      owner,
      vehicleId,
      ['angle-0', await aPhoto()],
      ['further', await aPhoto()],
      ['further', await aPhoto()],
      ['angle-4', await aPhoto()],
    )
    expect(outcome).toEqual({ ok: true, saved: 4 })
    expect([await anglesOf(vehicleId), await positionsOf(vehicleId)]).toEqual([
      [4, 0, null, null],
      [0, 1, 2, 3],
    ])
  })

  test('are turned upright, cropped to 4:3 and stripped of EXIF data, and the original is kept', async () => {
    const { vehicleId } = await aDraft(['angle-0', await halves(6)])
    const photo = await first(vehicleId)
    expect(photo).toMatchObject({ width: 400, height: 800, cropX: 50, cropY: 50 })
    expect(await shownOf(photo?.id ?? '')).toMatchObject({ width: 320, height: 240, exif: undefined })
    const [file] = await db()
      .select()
      .from(files)
      .where(eq(files.id, photo?.fileId ?? ''))
    expect([file?.committed, (await findFile(file?.key ?? ''))?.bytes]).toEqual([true, file?.bytes])
  })

  test('uploaded again are not duplicated', async () => {
    const [driver, further] = [await aPhoto(), await aPhoto()]
    const { owner, vehicleId } = await aDraft(['angle-0', driver], ['further', further])
    const before = await idsOf(vehicleId)
    expect(await upload(owner, vehicleId, ['angle-0', driver], ['further', further])).toMatchObject({ ok: true })
    expect(await idsOf(vehicleId)).toEqual(before)
  })

  test('that are not valid are refused with a reason beside their field, and the others are kept', async () => {
    const { owner, vehicleId } = await aDraft()
    const page = Buffer.from('<html><script>alert(1)</script>')
    const large = Buffer.alloc(MAX_PHOTO_BYTES + 1, 1)
    const outcome = await upload(owner, vehicleId, ['angle-0', page], ['angle-1', await aPhoto()], ['further', large])
    expect(outcome).toMatchObject({
      ok: false,
      field: 'angle-0',
      message: photoProblem('wrong-type'),
      also: [{ field: 'further', message: `IMG_1.JPG: ${photoProblem('too-large')}` }],
    })
    expect(await anglesOf(vehicleId)).toEqual([1])
  })

  test('are limited to twenty, even when uploaded concurrently', async () => {
    const { owner, vehicleId } = await aDraft()
    const [id] = await withPhotos(vehicleId, Array(MAX_VEHICLE_PHOTOS - 1).fill(null))
    const pictures = [await aPhoto(), await aPhoto()] as const
    const outcomes = await Promise.all(pictures.map((bytes) => upload(owner, vehicleId, ['further', bytes])))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'too-many-photos' })
    expect(await positionsOf(vehicleId)).toEqual(Array.from({ length: MAX_VEHICLE_PHOTOS }, (_, at) => at))
    // a photo of a full listing can still be replaced
    expect(await upload(owner, vehicleId, [`replace-${id}`, await aPhoto()])).toMatchObject({ ok: true })
  })

  test('for one slot uploaded concurrently leave one photo', async () => {
    const { owner, vehicleId } = await aDraft()
    const pictures = [await aPhoto(), await aPhoto()]
    const outcomes = await Promise.all(pictures.map((bytes) => upload(owner, vehicleId, ['angle-0', bytes])))
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
    expect(await anglesOf(vehicleId)).toEqual([0])
  })
})

describe('a photo that is replaced or deleted', () => {
  test('is no longer served, and a job deletes its files', async () => {
    const { owner, vehicleId } = await aDraft(['angle-0', await aPhoto()], ['further', await aPhoto()])
    const [before, deleted] = await photosOf(vehicleId)
    if (!before || !deleted) throw new Error('There are no photos.')
    for (const { id } of [before, deleted]) expect(await findPhoto({ photoId: id, file: '640.webp' })).not.toBeNull()
    await upload(owner, vehicleId, ['angle-0', await aPhoto()])
    expect(await deleteListingPhoto(owner, { vehicleId, photoId: deleted.id })).toEqual({ ok: true })
    expect(await deleteListingPhoto(owner, { vehicleId, photoId: deleted.id })).toEqual({ ok: true })
    const gone = { code: 'photo-changed', message: PHOTO_MESSAGES.gone }
    const ref = { vehicleId, photoId: deleted.id }
    expect([await movePhoto(owner, ref, 0), await cropPhoto(owner, ref, { x: 0, y: 0 })]).toMatchObject([gone, gone])
    expect((await photosOf(vehicleId)).map(({ position, angle }) => [position, angle])).toEqual([[0, 0]])

    for (const { id, fileKey } of [before, deleted]) {
      expect(await findPhoto({ photoId: id, file: '640.webp' })).toBeNull()
      expect(await findFile(`${fileKey}/640.webp`)).not.toBeNull()
    }
    setClock(new Date(Date.now() + 2 * 60 * 60 * 1000))
    await deleteUnusedFiles().finally(() => setClock())
    for (const { fileKey } of [before, deleted])
      for (const file of [`${fileKey}/640.webp`, `${fileKey}/1280-whole.webp`, `${fileKey}.jpg`])
        expect([file, await findFile(file)]).toEqual([file, null])
    expect(await findPhoto({ photoId: (await first(vehicleId))?.id ?? '', file: '640.webp' })).not.toBeNull()
  })

  test('keeps its place and angle when replaced', async () => {
    const { owner, vehicleId } = await aDraft()
    const [driver, rear] = await withPhotos(vehicleId, [0, 1])
    await upload(owner, vehicleId, [`replace-${driver}`, await aPhoto()])
    expect(await anglesOf(vehicleId)).toEqual([0, 1])
    const [now, rearNow] = await idsOf(vehicleId)
    expect([now === driver, rearNow]).toEqual([false, rear])
    expect(await upload(owner, vehicleId, [`replace-${driver}`, await aPhoto()])).toMatchObject({
      code: 'photo-changed',
      message: PHOTO_MESSAGES.changed,
    })
  })

  test('that shows the driver’s side of a listed vehicle can be replaced but not deleted', async () => {
    const owner = await anOwner()
    const vehicleId = await aVehicle(owner)
    const [photoId = ''] = await withPhotos(vehicleId, [0])
    expect(await deleteListingPhoto(owner, { vehicleId, photoId })).toMatchObject({ message: PHOTO_MESSAGES.needed })
    expect(await upload(owner, vehicleId, ['angle-0', await aPhoto()])).toMatchObject({ ok: true })
    expect((await listingPhotos(owner, vehicleId)).missing).toBeNull()
  })
})

test('photos moved concurrently keep distinct positions', async () => {
  const { owner, vehicleId } = await aDraft()
  const [driver = '', rear = '', passenger = ''] = await withPhotos(vehicleId, [0, 1, 2])
  await movePhoto(owner, { vehicleId, photoId: passenger }, 0)
  expect(await idsOf(vehicleId)).toEqual([passenger, driver, rear])
  const moves = [
    movePhoto(owner, { vehicleId, photoId: rear }, 0),
    movePhoto(owner, { vehicleId, photoId: driver }, 20),
  ]
  expect(await Promise.all(moves)).toEqual([{ ok: true }, { ok: true }])
  expect([await idsOf(vehicleId), await positionsOf(vehicleId)]).toEqual([
    [rear, passenger, driver],
    [0, 1, 2],
  ])
})

describe('a crop', () => {
  test('shows the part around its center, under a new id and new keys', async () => {
    const { owner, vehicleId } = await aDraft(['angle-0', await halves()])
    const before = await first(vehicleId)
    if (!before) throw new Error('There is no photo.')
    expect(await cropPhoto(owner, { vehicleId, photoId: before.id }, { x: 0, y: 50 })).toEqual({ ok: true })
    const after = await first(vehicleId)
    if (!after) throw new Error('There is no photo.')
    expect(after).toMatchObject({ angle: 0, position: 0, cropX: 0, sha256: before.sha256 })
    expect([after.id === before.id, after.fileKey === before.fileKey]).toEqual([false, false])
    expect([await shownOf(before.id), await shownOf(after.id)]).toMatchObject([null, { width: 320, red: 75 }])
  })

  test('is refused when the original was not kept', async () => {
    const { owner, vehicleId } = await aDraft()
    const [photoId = ''] = await withPhotos(vehicleId, [0])
    const outcome = await cropPhoto(owner, { vehicleId, photoId }, { x: 0, y: 0 })
    expect(outcome).toMatchObject({ ok: false, message: PHOTO_MESSAGES.cannotCrop })
  })
})

test('a photo change by the owner ends the staff’s edit request and is recorded once', async () => {
  const [owner, staff] = [await anOwner(), await aProvider()]
  const vehicleId = await aVehicle(owner, { listingStatus: 'edit_requests' })
  await inTransaction((tx) => recordListingEvent(tx, staff, vehicleId, 'edits-requested', 'Show its rear.'))
  const [, second = ''] = await withPhotos(vehicleId, [0, 1])
  await movePhoto(staff, { vehicleId, photoId: second }, 0)
  expect((await listingPhotos(owner, vehicleId)).vehicle.listingStatus).toBe('edit_requests')
  await movePhoto(owner, { vehicleId, photoId: second }, 1)
  await movePhoto(owner, { vehicleId, photoId: second }, 0)
  expect((await listingPhotos(owner, vehicleId)).vehicle.listingStatus).toBe('listed')
  const kinds = (await allListingEvents(db(), vehicleId)).map(({ kind, side }) => `${side} ${kind}`)
  expect(kinds.sort()).toEqual(['owner edited', 'owner edits-made', 'staff edited', 'staff edits-requested'])
})

describe('access to photos', () => {
  test('is for the owner and the staff; others get a 404', async () => {
    const { vehicleId } = await aDraft()
    const [photoId = ''] = await withPhotos(vehicleId, [0])
    for (const stranger of [await anOwner('walt'), await anAdmin()]) {
      expect(await responseStatus(beginListingPhotos(stranger, vehicleId))).toBe(404)
      expect(await responseStatus(movePhoto(stranger, { vehicleId, photoId }, 0))).toBe(404)
      expect(await responseStatus(deleteListingPhoto(stranger, { vehicleId, photoId }))).toBe(404)
      expect(await responseStatus(cropPhoto(stranger, { vehicleId, photoId }, { x: 0, y: 0 }))).toBe(404)
    }
    expect(await upload(await aProvider(), vehicleId, ['angle-1', await aPhoto()])).toMatchObject({ ok: true })
  })

  test.each([
    ['draft', true],
    ['listed', false],
    ['deactivated', false],
    ['deleted', true],
  ] as const)('photos of a vehicle with status %s are private: %s', async (listingStatus, isPrivate) => {
    const owner = await anOwner()
    const vehicleId = await aVehicle(owner)
    const picture = [{ file: '320.webp' as const, bytes: Buffer.from('picture') }]
    const photoId = await savePhoto(db(), { vehicleId, position: 0, angle: 0, picture })
    await db().update(vehicles).set({ listingStatus }).where(eq(vehicles.id, vehicleId))
    const requested = { photoId, file: '320.webp' } as const
    const seenBy = async (asker: Account | null) => {
      const found = await findShownPhoto(requested, async () => asker)
      return found ? found.isPrivate : 'not found'
    }
    const others = isPrivate ? 'not found' : false
    expect([await seenBy(owner), await seenBy(await aProvider())]).toEqual([isPrivate, isPrivate])
    expect([await seenBy(null), await seenBy(await anOwner('walt')), await seenBy(await anAdmin())]).toEqual(
      Array(3).fill(others),
    )
  })
})
