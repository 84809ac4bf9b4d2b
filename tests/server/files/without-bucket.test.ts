import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startS3Server } from '#tests/world/outside/s3-server'

const ROOT = join(import.meta.dirname, '../../..')

/** Which packages for buckets a process has loaded that opened its file store; a process of its own, as it starts. */
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

test('who keeps files in a folder never loads what speaks to buckets', async () => {
  const { settings, stop } = await startS3Server()
  await stop()
  expect(loadedWith({ ...settings, S3_FORCE_PATH_STYLE: '1' })).toContain('@aws-sdk/client-s3')
  expect(loadedWith({})).toEqual([])
})
