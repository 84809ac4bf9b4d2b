import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorText, log } from './log.server'

const OTHERS = 0o077

/** Creates a folder with mode 0700, whatever the umask, and restricts an existing one. */
export function privateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  restrictPermissions(folder)
}

/** chmod 0700 for a folder, if it exists. Logs a warning on file systems without permissions. */
export function restrictPermissions(folder: string) {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.mode & OTHERS) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    log.warn({ folder, error: errorText(error) }, 'others on this machine may read the data folder')
  }
}

/** Folder of the backup in progress, so that every other name is a complete backup. */
export const UNFINISHED_BACKUP = '.unfinished'

/** Deletes the backup that a killed process left incomplete. The caller holds the lock on the data folder. */
export function clearUnfinishedBackup(dataFolder: string) {
  rmSync(join(dataFolder, 'backups', UNFINISHED_BACKUP), { recursive: true, force: true })
}

/**
 * Atomic exclusive create of a private file (mode 0600): writes a draft and links it, so that of two processes starting
 * together both read the file of the first one, complete.
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
