import { BACKUP_MESSAGES, formatBytes, nextBackup } from '~/models/provider/backup-messages'
import { formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { findBackupFile, storedBackups } from '~/server/backup/backup-files.server'
import { backupProgress, canMakeBackup, makeBackup } from '~/server/backup/make-backup.server'
import { now } from '~/server/clock.server'
import { attempt } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'

export type BackupRow = { name: string; when: string; size: string }

/** `packed`: see makeBackup. `next`: when the next nightly backup runs. */
export type BackupsPage =
  | { isOnServer: true }
  | {
      isOnServer: false
      underway: { packed: number | null } | null
      hasFailed: boolean
      rows: BackupRow[]
      next: string
    }

/** The stored backups, newest first, and the progress of the one being made. */
export async function backupsPage(asker: Account): Promise<BackupsPage> {
  requireArea(asker, 'providerDesk')
  if (!canMakeBackup()) return { isOnServer: true }
  // read this before the files: a backup that finishes in between is shown twice, but never missing
  const { underway, hasFailed } = backupProgress()
  const rows = (await storedBackups()).map(({ name, bytes, madeAt }) => ({
    name,
    when: formatInstantOfYear(madeAt, HOME_ZONE),
    size: formatBytes(bytes),
  }))
  const next = formatInstantOfYear(nextBackup(now()), HOME_ZONE)
  return { isOnServer: false, underway: underway && { packed: underway.packed }, hasFailed, rows, next }
}

/**
 * Starts a backup of the whole database without waiting for it; does nothing while one is running. Refused if the
 * database is a PostgreSQL server, which has its own tools.
 */
export function startBackup(asker: Account): Promise<Outcome> {
  return attempt(BACKUP_MESSAGES.failed, async () => {
    requireArea(asker, 'providerDesk')
    if (!canMakeBackup()) return refused('backup-not-supported', BACKUP_MESSAGES.serverHasTools)
    // makeBackup logs its errors, and the page shows them
    makeBackup().catch(() => {})
    return { ok: true }
  })
}

/** A stored backup by name, or null. It contains all data, so for staff only. */
export async function findBackup(asker: Account, name: string): ReturnType<typeof findBackupFile> {
  requireArea(asker, 'providerDesk')
  return findBackupFile(name)
}
