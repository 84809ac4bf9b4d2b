import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setClock } from '~/server/clock.server'
import { setEnv } from '~/server/env.server'

// each process has its own folder for tests that do not choose one
process.env.DATA_DIR ||= mkdtempSync(join(process.env.TEST_FOLDER ?? '', 'files-'))

/** Runs before each test file to reset clock and settings, because files share a process. */
setClock()
setEnv()
