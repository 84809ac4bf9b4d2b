import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorText, log } from './log.server'

const OTHERS = 0o077

/** Makes a folder that nobody but the application's own user may look into, whatever the umask; mends one that is there. */
export function privateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  restrictPermissions(folder)
}

/** Closes a folder to everybody but its owner, if it is there. A file system that cannot is told to the log. */
export function restrictPermissions(folder: string) {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.mode & OTHERS) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    log.warn({ folder, error: errorText(error) }, 'others on this machine may read the data folder')
  }
}

/** The folder beside finished backups that one is written in, so that a name there always means a complete one. */
export const UNFINISHED_BACKUP = '.unfinished'

/** Deletes the backup that a killed process left incomplete. The caller holds the lock on the data folder. */
export function clearUnfinishedBackup(dataFolder: string) {
  rmSync(join(dataFolder, 'backups', UNFINISHED_BACKUP), { recursive: true, force: true })
}
