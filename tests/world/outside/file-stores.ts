import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '~/server/env.server'
import { startS3Server } from './s3-server'

type OpenedStore = { settings: Partial<Env>; close: () => Promise<void> }

/** Both places that files can be kept in, with what the application is told to use them. */
export const FILE_STORES: readonly { name: string; open: () => Promise<OpenedStore> }[] = [
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
