import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { FILE_STORES } from '#tests/world/outside/file-stores'
import { startS3Server } from '#tests/world/outside/s3-server'
import { responseStatus } from '#tests/world/visits/answers'
import { loader } from '~/routes/fleet/photo'
import { db, vehiclePhotos } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'

useDatabase()

async function aPhoto(): Promise<string> {
  const vehicleId = await aVehicle(await anOwner())
  const picture = ([320, 640] as const).map((width) => ({
    file: `${width}.webp` as const,
    bytes: Buffer.from(`picture of ${width}`),
  }))
  return savePhoto(db(), { vehicleId, position: 0, angle: null, picture })
}

const fetchPhoto = async (id: string, file: string, headers = {}, method = 'GET') =>
  loader({
    request: new Request(await get(`/photos/${id}/${file}`), { headers, method }),
    params: { photoId: id, file },
    context: {},
  })

describe.each(FILE_STORES)('a photo in $name', ({ open }) => {
  let close: () => Promise<void>
  let photoId: string
  beforeAll(async () => {
    const store = await open()
    close = store.close
    setEnv(store.settings)
    photoId = await aPhoto()
  })
  afterAll(async () => {
    setEnv()
    await close()
  })

  test('is served to anybody and may be kept for a day', async () => {
    const answer = await fetchPhoto(photoId, '640.webp')
    expect(await answer.text()).toBe('picture of 640')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '14',
      'content-disposition': 'inline; filename="vehicle-640.webp"',
      'cache-control': 'public, max-age=86400, immutable, no-transform',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('is not sent again to a browser that has it', async () => {
    const first = await fetchPhoto(photoId, '640.webp')
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await fetchPhoto(photoId, '640.webp', headers)).status).toBe(304)
    expect((await fetchPhoto(photoId, '320.webp', headers)).status).toBe(200)
  })

  test('is sent in the part that a browser lacks', async () => {
    const answer = await fetchPhoto(photoId, '640.webp', { Range: 'bytes=8-' })
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, 'bytes 8-13/14'])
    expect(await answer.text()).toBe('of 640')
    expect((await fetchPhoto(photoId, '640.webp', { Range: 'bytes=14-' })).status).toBe(416)
  })

  test('tells its length alone to who asks for its head', async () => {
    const answer = await fetchPhoto(photoId, '320.webp', {}, 'HEAD')
    expect([answer.status, answer.headers.get('Content-Length'), await answer.text()]).toEqual([200, '14', ''])
  })

  test.each([
    ['a width whose file is missing', () => photoId, '1280.webp'],
    ['a width that is not made', () => photoId, '641.webp'],
    ['another kind of file', () => photoId, '640.png'],
    ['a way out of the folder', () => photoId, '../../session-secret'],
    ['a photo there is not', () => 'c0ffee00-0000-4000-8000-000000000000', '640.webp'],
    ['an id that is none', () => "'; drop table vehicles", '640.webp'],
  ])('%s is not found', async (_, id, file) => {
    expect(await responseStatus(fetchPhoto(id(), file))).toBe(404)
  })
})

test('a photo older than a kind of file gets that file when it is first asked for', async () => {
  const drawn = sharp({ create: { width: 1280, height: 960, channels: 3, background: 'teal' } })
  const vehicleId = await aVehicle(await anOwner())
  const picture = [{ file: '1280.webp' as const, bytes: await drawn.webp().toBuffer() }]
  const photoId = await savePhoto(db(), { vehicleId, position: 0, angle: null, picture })
  const answer = await fetchPhoto(photoId, '1200.jpg')
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
  const made = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 })
  expect(Buffer.from(await (await fetchPhoto(photoId, '1200.jpg')).arrayBuffer()).equals(made)).toBe(true)
  await expect(fetchPhoto(photoId, '640.webp').then(({ status }) => status)).resolves.toBe(200)
})

describe('a bucket out of reach', () => {
  let store: Awaited<ReturnType<typeof startS3Server>>
  beforeEach(async () => {
    store = await startS3Server()
    setEnv(store.settings)
  })
  afterEach(async () => {
    setEnv()
    await store.stop()
  })

  test('fails the request instead of saying that the photo is not there, and serves it when it is back', async () => {
    const photoId = await aPhoto()
    await store.stop()
    await expect(fetchPhoto(photoId, '640.webp')).rejects.toThrow('ECONNREFUSED')
    await store.start()
    expect(await (await fetchPhoto(photoId, '640.webp')).text()).toBe('picture of 640')
  })

  test('saves no photo without its files', async () => {
    store.behave({ refuse: 503 })
    const before = await db().$count(vehiclePhotos)
    await expect(aPhoto()).rejects.toThrow()
    expect(await db().$count(vehiclePhotos)).toBe(before)
  })
})
