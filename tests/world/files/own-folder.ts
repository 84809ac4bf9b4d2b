import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { setEnv } from '~/server/env.server'

/** Call it at the top of a test file: its services store files in a temporary folder, whose path it returns. */
export function useOwnFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-files-'))
  setEnv({ DATA_DIR: folder })
  afterAll(() => {
    setEnv()
    rmSync(folder, { recursive: true })
  })
  return folder
}
