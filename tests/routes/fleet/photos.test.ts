import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner, aVehicle, get } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { FILE_STORES, useFileStore } from '#tests/world/outside/file-stores'
import { startS3Server } from '#tests/world/outside/s3-server'
import { responseStatus } from '#tests/world/visits/responses'
import { PHOTO_FILES } from '~/models/trade/photos'
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
  useFileStore(open)
  let photoId: string
  beforeAll(async () => {
    photoId = await aPhoto()
  })

  test('is public and cached for a day', async () => {
    const response = await fetchPhoto(photoId, '640.webp')
    expect(await response.text()).toBe('picture of 640')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '14',
      'content-disposition': 'inline; filename="vehicle-640.webp"',
      'cache-control': 'public, max-age=86400, immutable, no-transform',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('is a 304 when unchanged', async () => {
    const first = await fetchPhoto(photoId, '640.webp')
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await fetchPhoto(photoId, '640.webp', headers)).status).toBe(304)
    expect((await fetchPhoto(photoId, '320.webp', headers)).status).toBe(200)
  })

  test('supports range requests', async () => {
    const response = await fetchPhoto(photoId, '640.webp', { Range: 'bytes=8-' })
    expect([response.status, response.headers.get('Content-Range')]).toEqual([206, 'bytes 8-13/14'])
    expect(await response.text()).toBe('of 640')
    expect((await fetchPhoto(photoId, '640.webp', { Range: 'bytes=14-' })).status).toBe(416)
  })

  test('answers HEAD with its length', async () => {
    const response = await fetchPhoto(photoId, '320.webp', {}, 'HEAD')
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([200, '14', ''])
  })

  test.each([
    ['a width whose file is missing', () => photoId, '1280.webp'],
    ['an unsupported width', () => photoId, '641.webp'],
    ['another kind of file', () => photoId, '640.png'],
    ['a path outside the folder', () => photoId, '../../session-secret'],
    ['an unknown photo', () => 'c0ffee00-0000-4000-8000-000000000000', '640.webp'],
    ['a malformed id', () => "'; drop table vehicles", '640.webp'],
  ])('%s is a 404', async (_, id, file) => {
    expect(await responseStatus(fetchPhoto(id(), file))).toBe(404)
  })
})

describe('of a photo only the largest file is stored', () => {
  const aSource = (width: number) =>
    sharp({ create: { width, height: width * 0.75, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer()

  async function stored(bytes: Buffer): Promise<string> {
    const vehicleId = await aVehicle(await anOwner())
    return savePhoto(db(), { vehicleId, position: 0, angle: null, picture: [{ file: '1280.webp', bytes }] })
  }

  const fetched = async (id: string, file: string) => Buffer.from(await (await fetchPhoto(id, file)).arrayBuffer())

  test('the other sizes are rendered once on first request, also concurrently', async () => {
    const photoId = await stored(await aSource(1280))
    const answers = await Promise.all([1, 2, 3].map(() => fetchPhoto(photoId, '1200.jpg')))
    expect(answers.map(({ headers }) => headers.get('Content-Type'))).toEqual(Array(3).fill('image/jpeg'))
    const bodies = answers.map(async (response) => Buffer.from(await response.arrayBuffer()))
    const [made = Buffer.alloc(0), ...same] = await Promise.all(bodies)
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 })
    for (const each of [...same, await fetched(photoId, '1200.jpg')]) expect(each.equals(made)).toBe(true)
    const widths = ['320.webp', '640.webp', '960.webp'].map(
      async (file) => (await sharp(await fetched(photoId, file)).metadata()).width,
    )
    expect(await Promise.all(widths)).toEqual([320, 640, 960])
  })

  test('no size is larger than the original', async () => {
    const photoId = await stored(await aSource(800))
    const widths = PHOTO_FILES.map(async (file) => (await sharp(await fetched(photoId, file)).metadata()).width)
    expect(await Promise.all(widths)).toEqual([320, 640, 800, 800, 800])
  })

  test('a damaged file has no other sizes', async () => {
    const photoId = await stored(Buffer.from('RIFF'))
    expect(await responseStatus(fetchPhoto(photoId, '640.webp'))).toBe(404)
    expect((await fetchPhoto(photoId, '1280.webp')).status).toBe(200)
  })
})

describe('an unreachable bucket', () => {
  let store: Awaited<ReturnType<typeof startS3Server>>
  beforeEach(async () => {
    store = await startS3Server()
    setEnv(store.settings)
  })
  afterEach(async () => {
    setEnv()
    await store.stop()
  })

  test('fails the request instead of a 404, and serves the photo when it is back', async () => {
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
