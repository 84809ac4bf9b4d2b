import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { setEnv } from '~/server/env.server'

/** Call it at the top of a test file: services then store files in a temporary folder. Returns its path. */
export function useOwnFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-files-'))
  setEnv({ DATA_DIR: folder })
  afterAll(() => {
    setEnv()
    rmSync(folder, { recursive: true })
  })
  return folder
}
