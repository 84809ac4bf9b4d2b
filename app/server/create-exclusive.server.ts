import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs'
import { privateFolder } from './private-folder.server'

/**
 * Keeps a secret in a file that is not there yet, readable by nobody else. Written aside and then linked, so that of two
 * processes starting together both read the same complete file: whoever comes second finds the other's.
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
