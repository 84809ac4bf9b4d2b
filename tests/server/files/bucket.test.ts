import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startS3Server } from '#tests/world/outside/s3-server'
import { setEnv } from '~/server/env.server'
import { openBucket } from '~/server/files/bucket.server'
import { fileStore, findFile } from '~/server/files/store.server'
import { log } from '~/server/log.server'

let store: Awaited<ReturnType<typeof startS3Server>>
const logged = vi.spyOn(log, 'error')

beforeEach(async () => {
  store = await startS3Server()
  setEnv(store.settings)
  logged.mockClear()
})
afterEach(async () => {
  setEnv()
  await store.stop()
})
afterAll(() => logged.mockRestore())

/** As the application opens it, with short timeouts. */
const openWithShortTimeouts = () =>
  openBucket(
    {
      name: store.settings.S3_BUCKET,
      region: store.settings.S3_REGION,
      endpoint: store.settings.S3_ENDPOINT,
      accessKeyId: store.settings.S3_ACCESS_KEY_ID,
      secretAccessKey: store.settings.S3_SECRET_ACCESS_KEY,
      isInPath: true,
    },
    { connectMs: 500, silenceMs: 300 },
  )

describe('transferring files', () => {
  test('stores a file as the object of its key and finds it with one request', async () => {
    await (await fileStore()).put('photos/1/640.webp', 'a picture')
    expect(store.objects.get('photos/1/640.webp')?.toString()).toBe('a picture')
    store.requested.length = 0
    await findFile('photos/1/640.webp')
    expect(store.requested).toEqual(['HEAD /backlot-files/photos/1/640.webp'])
  })

  test('streams the start of a file before its end has arrived', async () => {
    store.objects.set('photos/1/640.webp', Buffer.alloc(400_000, 'x'))
    const file = await findFile('photos/1/640.webp')
    let sendRest = () => {}
    store.behave({ halfUntil: new Promise<void>((resolve) => (sendRest = resolve)) })
    let bytes = 0
    for await (const piece of (await file?.open()) ?? []) {
      bytes += piece.length
      if (bytes === 200_000) sendRest()
    }
    expect(bytes).toBe(400_000)
  })

  test('closes the connection when the reader stops', async () => {
    store.objects.set('photos/1/640.webp', Buffer.alloc(400_000, 'x'))
    const file = await findFile('photos/1/640.webp')
    store.behave({ halfUntil: new Promise(() => {}) })
    for await (const _piece of (await file?.open()) ?? []) break
    await vi.waitFor(() => expect(store.abandoned()).toBe(1))
  })
})

describe('a bucket that fails', () => {
  test.each([
    ['an unknown key', { S3_ACCESS_KEY_ID: 'AKIDNOBODY' }, 403],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'of-somebody-else' }, 403],
    ['an unknown bucket', { S3_BUCKET: 'elsewhere' }, 404],
  ])('with %s is an error with its reason in the log, not a missing file', async (_, part, status) => {
    setEnv({ ...store.settings, ...part })
    await expect(findFile('photos/1/640.webp')).rejects.toThrow()
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ command: 'HeadBucketCommand', status }),
      'the file store failed',
    )
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/picture\/car|somebody-else/)
  })

  test('is opened again by the next request', async () => {
    await store.stop()
    await expect(findFile('photos/1/640.webp')).rejects.toThrow('ECONNREFUSED')
    await store.start()
    expect(await findFile('photos/1/640.webp')).toBeNull()
  })

  test('after it was opened is an error, and works again when it is back', async () => {
    await (await fileStore()).put('photos/1/640.webp', 'a picture')
    await store.stop()
    await expect(findFile('photos/1/640.webp')).rejects.toThrow()
    await expect((await fileStore()).put('photos/1/640.webp', 'another')).rejects.toThrow()
    const [[reason] = []] = logged.mock.calls
    expect(reason).toMatchObject({ bucket: 'backlot-files', error: expect.stringContaining('ECONNREFUSED') })
    await store.start()
    expect(await findFile('photos/1/640.webp')).toMatchObject({ bytes: 9 })
  })

  test('with a temporary error is tried twice', async () => {
    const bucket = await openWithShortTimeouts()
    store.requested.length = 0
    store.behave({ refuse: 503 })
    await expect(bucket.size('photos/1/640.webp')).rejects.toThrow()
    expect(store.requested).toHaveLength(2)
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }), 'the file store failed')
  })

  test('without responding times out', async () => {
    const bucket = await openWithShortTimeouts()
    store.behave('silence')
    await expect(bucket.size('photos/1/640.webp')).rejects.toThrow()
    await expect(bucket.put('photos/1/640.webp', 'a picture')).rejects.toThrow()
    await expect(openWithShortTimeouts()).rejects.toThrow(/300 ms/)
  })

  test('in the middle of a file ends the stream with an error', async () => {
    store.objects.set('photos/1/640.webp', Buffer.alloc(400_000, 'x'))
    store.behave({ halfUntil: new Promise(() => {}) })
    const content = await (await openWithShortTimeouts()).stream('photos/1/640.webp')
    await expect(buffer(content)).rejects.toThrow()
  })
})
