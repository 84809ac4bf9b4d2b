import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs'
import { privateFolder } from './private-folder.server'

/**
 * Atomic exclusive create of a private file (mode 0600): writes a draft and links it, so that of two processes that
 * start together both read the same complete file, that of whichever was first.
 */
export function createExclusive(folder: string, file: string, secret: string) {
  privateFolder(folder)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, secret, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
