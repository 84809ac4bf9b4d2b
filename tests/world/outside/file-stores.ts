import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Env, setEnv } from '~/server/env.server'
import { startS3Server } from './s3-server'

type OpenedStore = { settings: Partial<Env>; close: () => Promise<void> }
type OpenStore = () => Promise<OpenedStore>

/** Both kinds of file store, with the settings that select them. */
export const FILE_STORES: readonly { name: string; open: OpenStore }[] = [
  {
    name: 'a folder',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'backlot-files-'))
      return { settings: { DATA_DIR: folder }, close: async () => rmSync(folder, { recursive: true, force: true }) }
    },
  },
  {
    name: 'a bucket',
    open: async () => {
      const { settings, stop } = await startS3Server()
      return { settings, close: stop }
    },
  },
]

/** Call it in a describe block of a file store: the tests there store files in it. */
export function useFileStore(open: OpenStore) {
  let store: OpenedStore
  beforeAll(async () => {
    store = await open()
    setEnv(store.settings)
  })
  afterAll(async () => {
    setEnv()
    await store.close()
  })
}
