import { expect, test } from 'vitest'
import { anOwner, aVehicle, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto } from '#tests/world/files/photos'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { photoProblem } from '~/models/trade/fields/uploads'
import { fleetPaths } from '~/models/trade/paths/fleet'
import * as crop from '~/routes/fleet/listing-photos/crop'
import * as photos from '~/routes/fleet/listing-photos/photos'
import * as place from '~/routes/fleet/listing-photos/place'
import * as removal from '~/routes/fleet/listing-photos/removal'
import * as upload from '~/routes/fleet/listing-photos/upload'
import * as whole from '~/routes/fleet/listing-photos/whole'
import { listingPhotos } from '~/services/fleet/listing-photos.server'

await useDatabase()
useOwnFolder()
checkFilesHere()

const owner = await anOwner()
const vehicleId = await aVehicle(owner, { listingStatus: 'draft' })

const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'IMG_1.JPG')
const TEXT = file(Buffer.from('hello'))
const KEY = 'c0ffee00-0000-4000-8000-000000000000'

async function posted(fields: readonly (readonly [string, string | File])[]) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  const page = await get('/x', owner)
  const sent = new Response(body)
  const type = { 'Content-Type': sent.headers.get('Content-Type') ?? '' }
  const headers = { ...Object.fromEntries(page.headers), ...type }
  return at(new Request(page.url, { method: 'POST', headers, body: await sent.arrayBuffer() }), { vehicleId })
}

const shown = async () => (await listingPhotos(owner, vehicleId)).photos
const about = async (fields?: Record<string, string>) => {
  const [photo] = await shown()
  const request = fields ? await post('/x', fields, owner) : await get('/x', owner)
  return at(request, { vehicleId, photoId: photo?.id ?? '' })
}

test('a form saves good photos, refuses bad ones with sentences and redirects to the photos', async () => {
  const refused = await photos.action(
    await posted([
      ['angle-0', file(await aPhoto({ height: 64 }))],
      ['further', TEXT],
    ]),
  )
  expect(refused).toMatchObject(withStatus(409, { error: { further: [`IMG_1.JPG: ${photoProblem('wrong-type')}`] } }))
  expect((await shown()).map(({ angle, mayCrop }) => [angle, mayCrop])).toEqual([[0, true]])
  expect(await redirectOf(photos.action(await posted([['angle-1', file(await aPhoto())]])))).toEqual({
    to: fleetPaths.listingPhotos(vehicleId),
    says: PHOTO_MESSAGES.saved(1),
  })
  expect(await photos.action(await posted([]))).toMatchObject(
    withStatus(409, { error: { '': [PHOTO_MESSAGES.noneChosen] } }),
  )
})

test('script gets the result of each photo', async () => {
  const send = async (...parts: (readonly [string, string | File])[]) => {
    const response = await upload.action(await posted([['key', KEY], ...parts]))
    return { status: response.status, ...(await response.json()) }
  }
  const id = expect.any(String)
  expect(await send(['place', 'further'], ['file', file(await aPhoto())])).toEqual({
    status: 200,
    ok: true,
    photo: { id, key: KEY },
  })
  expect(await send(['place', 'further'], ['file', TEXT])).toMatchObject({
    status: 409,
    again: false,
    message: photoProblem('wrong-type'),
  })
  expect(await send(['place', 'roof'], ['file', TEXT])).toMatchObject({ status: 400, again: false })
})

test('a photo can be moved, cropped and shown whole', async () => {
  const back = fleetPaths.listingPhotos(vehicleId)
  expect(await redirectOf(place.action(await about({ position: '1' })))).toEqual({
    to: back,
    says: PHOTO_MESSAGES.moved,
  })
  expect((await shown()).map(({ angle }) => angle)).toEqual([1, 0, null])
  await place.action(await about({ position: '1' }))
  expect((await redirectOf(place.action(await about({ position: 'first' })))).to).toBe(back)

  const { request, params } = await about()
  const picture = await whole.loader(at(request, { ...params, file: '400-whole.webp' }))
  expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache, no-transform'])
  expect(await responseStatus(crop.action(await about({ x: '101', y: '50' })))).toBe(400)
  expect(await redirectOf(crop.action(await about({ x: '50', y: '45' })))).toEqual({
    to: back,
    says: PHOTO_MESSAGES.cropped,
  })
})

test('the dialogs of a deleted photo redirect with a sentence', async () => {
  const photoId = crypto.randomUUID()
  const gone = { to: fleetPaths.listingPhotos(vehicleId), says: PHOTO_MESSAGES.gone }
  const deleted = async (fields?: Record<string, string>) => ({
    ...(await about(fields)),
    params: { vehicleId, photoId },
  })
  expect(await redirectOf(crop.loader(await deleted()))).toEqual(gone)
  expect(await redirectOf(crop.action(await deleted({ x: '50', y: '50' })))).toEqual(gone)
  expect(await redirectOf(removal.loader(await deleted()))).toEqual(gone)
  expect(await redirectOf(place.action(await deleted({ position: '0' })))).toEqual(gone)
})
