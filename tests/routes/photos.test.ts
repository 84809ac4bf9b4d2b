import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database'
import { anOwner, aVehicle, get } from '#tests/support/people'
import { loader } from '~/routes/photos.$photoId.$file'
import { db } from '~/services/db/client.server'
import { setEnv } from '~/services/env.server'
import { savePhoto } from '~/services/files/save-photo.server'

useDatabase()

let folder: string
let photoId: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-files-'))
  setEnv({ DATA_DIR: folder })
  const vehicleId = await aVehicle(await anOwner())
  const picture = ([320, 640] as const).map((width) => ({ width, webp: Buffer.from(`picture of ${width}`) }))
  photoId = await savePhoto(db(), { vehicleId, position: 0, picture })
})

afterAll(() => {
  setEnv()
  rmSync(folder, { recursive: true, force: true })
})

const fetchPhoto = async (id: string, file: string, headers = {}) =>
  loader({
    request: new Request(await get(`/photos/${id}/${file}`), { headers }),
    params: { photoId: id, file },
    context: {},
  })

describe('a photo', () => {
  test('is served to anybody and may be kept for good', async () => {
    const answer = await fetchPhoto(photoId, '640.webp')
    expect(await answer.text()).toBe('picture of 640')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '14',
      'content-disposition': 'inline; filename="vehicle-640.webp"',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('is not sent again to a browser that has it', async () => {
    const first = await fetchPhoto(photoId, '640.webp')
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await fetchPhoto(photoId, '640.webp', headers)).status).toBe(304)
    expect((await fetchPhoto(photoId, '320.webp', headers)).status).toBe(200)
  })

  test.each([
    ['a width whose file is missing', () => photoId, '1280.webp'],
    ['a width that is not made', () => photoId, '641.webp'],
    ['another kind of file', () => photoId, '640.png'],
    ['a way out of the folder', () => photoId, '../../session-secret'],
    ['a photo there is not', () => 'c0ffee00-0000-4000-8000-000000000000', '640.webp'],
    ['an id that is none', () => "'; drop table vehicles", '640.webp'],
  ])('%s is not found', async (_, id, file) => {
    await expect(fetchPhoto(id(), file)).rejects.toMatchObject({ init: { status: 404 } })
  })
})
