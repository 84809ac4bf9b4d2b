import { findBackupFile } from '~/server/backup/backup-files.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'

/** Everything there is, so for the marketplace's staff alone; null when no backup of that name is kept. */
export async function findBackup(asker: Account, name: string): ReturnType<typeof findBackupFile> {
  requireArea(asker, 'providerDesk')
  return findBackupFile(name)
}
