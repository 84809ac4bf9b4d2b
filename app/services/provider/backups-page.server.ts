import { formatBytes } from '~/models/provider/backup-words'
import { formatInstant } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { storedBackups } from '~/server/backup/backup-files.server'
import { backupProgress, canMakeBackup } from '~/server/backup/make-backup.server'
import { now } from '~/server/clock.server'
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
