import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { FILE_STORES, useFileStore } from '#tests/world/outside/file-stores'
import { startS3Server } from '#tests/world/outside/s3-server'
import { fileStore, findFile } from '~/server/files/store.server'

const contentOf = async (key: string) => {
  const file = await findFile(key)
  return file && buffer(await file.open())
}

describe.each(FILE_STORES)('$name', ({ open }) => {
  useFileStore(open)

  test('returns what was stored, with its length', async () => {
    const content = Buffer.from([0, 255, 13, 10, 0, 128])
    await (await fileStore()).put('documents/7/insurance 2026.pdf', content)
    expect((await findFile('documents/7/insurance 2026.pdf'))?.bytes).toBe(6)
    expect(await contentOf('documents/7/insurance 2026.pdf')).toEqual(content)
  })

  test('reads a range of a file', async () => {
    await (await fileStore()).put('part.txt', 'abcdefghij')
    const file = await findFile('part.txt')
    expect(String(file && (await buffer(await file.open({ from: 2, to: 4 }))))).toBe('cde')
  })

  test('stores large and empty files', async () => {
    const store = await fileStore()
    const large = Buffer.alloc(3_000_000, 'bel air ')
    await Promise.all([store.put('large.webp', large), store.put('empty.webp', Buffer.alloc(0))])
    expect((await contentOf('large.webp'))?.equals(large)).toBe(true)
    expect(await findFile('empty.webp')).toMatchObject({ bytes: 0 })
  })

  test('overwrites a file', async () => {
    const store = await fileStore()
    await store.put('twice.webp', 'the first')
    await store.put('twice.webp', 'the second')
    expect(String(await contentOf('twice.webp'))).toBe('the second')
  })

  test('has no file that was not stored, and a folder is not a file', async () => {
    const store = await fileStore()
    await store.put('photos/1/640.webp', 'x')
    expect(await findFile('photos/1/320.webp')).toBeNull()
    expect(await findFile('nowhere/at/all.webp')).toBeNull()
    expect(await store.size('photos/1')).toBeNull()
    expect(await store.read('photos/1/320.webp')).toBeNull()
    await expect(store.stream('photos/1/320.webp').then(buffer)).rejects.toThrow()
  })

  test('deletes a file, also twice', async () => {
    const store = await fileStore()
    await store.put('old.webp', 'x')
    expect(await store.size('old.webp')).toBe(1)
    await store.delete('old.webp')
    await store.delete('old.webp')
    expect(await findFile('old.webp')).toBeNull()
  })

  test('refuses keys outside of it', async () => {
    const store = await fileStore()
    await expect(store.put('../session-secret', 'x')).rejects.toThrow()
    await expect(findFile('photos/../../session-secret')).rejects.toThrow('Path traversal')
  })
})

const ROOT = join(import.meta.dirname, '../../..')

/** Prints which bucket packages a new process has loaded after opening its file store. */
const OPENING = `
  import { createRequire } from 'node:module'
  import { fileStore } from './app/server/files/store.server.ts'
  await fileStore().catch(() => {})
  const loaded = Object.keys(createRequire(import.meta.url).cache).map((path) => /node_modules.(@aws-sdk.[^/]+)/.exec(path))
  console.log(JSON.stringify([...new Set(loaded.filter(Boolean).map(([, name]) => name))]))
`
function loadedWith(settings: Record<string, string>): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', OPENING], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...settings },
    encoding: 'utf8',
  })
  return JSON.parse(stdout || `[${JSON.stringify(stderr)}]`)
}

test('a file store in a folder does not load the bucket packages', async () => {
  const { settings, stop } = await startS3Server()
  await stop()
  expect(loadedWith({ ...settings, S3_FORCE_PATH_STYLE: '1' })).toContain('@aws-sdk/client-s3')
  expect(loadedWith({})).toEqual([])
})
