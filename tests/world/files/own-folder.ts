import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { setEnv } from '~/server/env.server'

/** Called at the top of a test file: the files that its services keep lie in a folder that goes with it. */
export function useOwnFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-files-'))
  beforeAll(() => setEnv({ DATA_DIR: folder }))
  afterAll(() => {
    setEnv()
    rmSync(folder, { recursive: true })
  })
}
