import { BACKUP_MESSAGES, formatBytes } from '~/models/provider/backup-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { formatInstant } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { findBackupFile, storedBackups } from '~/server/backup/backup-files.server'
import { backupProgress, canMakeBackup, makeBackup } from '~/server/backup/make-backup.server'
import { now } from '~/server/clock.server'
import { attempt } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'

export type BackupRow = { name: string; when: string; size: string }

/** `packed` as makeBackup tells it. */
export type BackupsPage =
  | { isOnServer: true }
  | { isOnServer: false; underway: { packed: number | null } | null; hasFailed: boolean; rows: BackupRow[] }

/** The kept backups, the newest first, and how far the one is that is being made. */
export async function backupsPage(asker: Account): Promise<BackupsPage> {
  requireArea(asker, 'providerDesk')
  if (!canMakeBackup()) return { isOnServer: true }
  // asked before the files: one that is finished in between is shown twice rather than not at all
  const { underway, hasFailed } = backupProgress()
  const rows = (await storedBackups()).map(({ name, bytes, madeAt }) => ({
    name,
    when: formatInstant(madeAt, HOME_ZONE, now()),
    size: formatBytes(bytes),
  }))
  return { isOnServer: false, underway: underway && { packed: underway.packed }, hasFailed, rows }
}

/**
 * Has a backup of the whole database made and does not wait for it; asked while one is being made, it begins no other.
 * Refused where the database is a server with tools of its own.
 */
export function startBackup(asker: Account): Promise<Outcome> {
  return attempt(BACKUP_MESSAGES.failed, async () => {
    requireArea(asker, 'providerDesk')
    if (!canMakeBackup()) return refused('server-has-tools', BACKUP_MESSAGES.serverHasTools)
    // what goes wrong with it is logged where it does, and told by the page
    makeBackup().catch(() => {})
    return { ok: true }
  })
}

/** Everything there is, so for the marketplace's staff alone; null when no backup of that name is kept. */
export async function findBackup(asker: Account, name: string): ReturnType<typeof findBackupFile> {
  requireArea(asker, 'providerDesk')
  return findBackupFile(name)
}
