import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AppServer } from '#tests/world/application/app-server'
import { aWorld } from '#tests/world/application/world'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle, signedIn } from '#tests/world/builders'
import { startS3Server } from '#tests/world/outside/s3-server'
import { REPORT_MESSAGES } from '~/models/projects/project-form-messages'
import { db, vehiclePhotos } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'

const WEBP = Buffer.alloc(300_000, 'picture ')

let store: Awaited<ReturnType<typeof startS3Server>>
let world: Awaited<ReturnType<typeof aWorld<Awaited<ReturnType<typeof seed>>>>>
let app: AppServer
let settings: Record<string, string>

beforeAll(async () => {
  store = await startS3Server()
  settings = { ...store.settings, S3_FORCE_PATH_STYLE: '1' }
  world = await aWorld(seed)
  app = await world.start(settings)
})
afterAll(async () => {
  await world.end()
  await store.stop()
})

/** A project whose vehicles have photos for pages and for PDFs. */
async function seed() {
  setEnv(store.settings)
  const dana = await anAdmin()
  const omar = await anOwner()
  const projectId = await aProject({ Owner: dana })
  const listId = await aList(projectId, dana)
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const files = [
    { file: '640.webp' as const, bytes: WEBP },
    { file: '1200.jpg' as const, bytes: Buffer.concat([jpeg, WEBP]) },
  ]
  const photoIds: string[] = []
  for (let number = 0; number < 6; number++) {
    const vehicleId = await aVehicle(omar)
    photoIds.push(await savePhoto(db(), { vehicleId, position: 0, angle: 0, picture: files }))
    await aListVehicle(projectId, listId, vehicleId, dana)
  }
  const keys = await db().select({ id: vehiclePhotos.id, key: vehiclePhotos.fileKey }).from(vehiclePhotos)
  const keyOf = (photoId?: string) => keys.find(({ id }) => id === photoId)?.key ?? ''
  const [photoId = ''] = photoIds
  return { photoId, projectId, cookie: await signedIn(dana), first: keyOf(photoId), last: keyOf(photoIds.at(-1)) }
}

const fetchPhoto = (headers = {}) => fetch(`${app.origin}/photos/${world.story.photoId}/640.webp`, { headers })
const fetchReport = () => {
  const { projectId, cookie } = world.story
  return fetch(`${app.origin}/projects/${projectId}/report.zip`, { headers: { cookie } })
}
const logLines = (message: string) =>
  app
    .output()
    .split('\n')
    .filter((line) => line.includes(message))

const requestOf = (line: string): unknown => JSON.parse(line).request

test('photos are served from the bucket, whole, in ranges and as a 304', async () => {
  const whole = await fetchPhoto()
  expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(WEBP)]).toEqual([200, true])
  const part = await fetchPhoto({ Range: 'bytes=299992-' })
  expect([part.status, await part.text()]).toEqual([206, 'picture '])
  expect((await fetchPhoto({ 'If-None-Match': whole.headers.get('ETag') ?? '' })).status).toBe(304)
})

test('a bucket that fails midway aborts the response', async () => {
  let breakOff = () => {}
  store.behave({ halfUntil: new Promise<void>((resolve) => (breakOff = resolve)).then(() => store.stop()) })
  const response = await fetchPhoto()
  const read = response.arrayBuffer()
  breakOff()
  await expect(read).rejects.toThrow()
  await vi.waitFor(() => expect(logLines('reading a stored file failed').join()).toContain('/640.webp'))
  store.behave('answer')
  await store.start()
  expect((await fetchPhoto()).status).toBe(200)
})

test('a report is made from the bucket; an early failure is a page, a late one aborts the download', async () => {
  const { first, last } = world.story
  const whole = await fetchReport()
  expect(Object.keys(unzipSync(new Uint8Array(await whole.arrayBuffer())))).toContain('manifest.txt')

  store.behave({ refuse: 503, about: last })
  const cut = await fetchReport()
  expect(cut.status).toBe(200)
  await expect(cut.arrayBuffer()).rejects.toThrow()
  await vi.waitFor(() => expect(logLines('streaming a zip failed').length).toBe(1))

  store.behave({ refuse: 503, about: first })
  const refused = await fetchReport()
  expect([refused.status, await refused.text()]).toEqual([500, expect.stringContaining(REPORT_MESSAGES.failed)])
  store.behave('answer')
})

test('an unreachable bucket fails photos only, is logged, and no secret is printed', async () => {
  await store.stop()
  const failed = await fetchPhoto()
  expect(failed.status).toBe(500)
  expect((await fetch(`${app.origin}/`)).status).toBe(200)
  // logged with the id of the request
  expect(logLines('the file store failed').map(requestOf)).toContain(failed.headers.get('X-Request-Id'))
  expect(logLines('the file store failed').join()).toContain('ECONNREFUSED')
  expect(logLines('request failed').join()).toContain('/photos/')
  expect(app.output()).not.toContain(store.settings.S3_SECRET_ACCESS_KEY)
  await store.start()
  expect((await fetchPhoto()).status).toBe(200)
})

test('incomplete bucket settings prevent the start', async () => {
  await expect(world.start({ ...settings, S3_REGION: '' })).rejects.toThrow('S3_REGION is required with S3_BUCKET')
})
