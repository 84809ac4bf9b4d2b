import { mkdirSync, rmSync } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { BACKUPS_TO_KEEP } from '~/models/trade/constants'
import { env } from '~/server/env.server'
import { privateFolder, UNFINISHED_BACKUP } from '~/server/private-folder.server'
import type { ByteRange } from '../files/file-store'

export type StoredBackup = { name: string; bytes: number; madeAt: Date }

const NAME = /^backlot-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(tar\.gz|dump)$/

/** `backlot-2026-11-20T08-30-00-000Z`: sorts by time, and is a valid file name everywhere. */
export const backupName = (at: Date) => `backlot-${at.toISOString().replace(/[:.]/g, '-')}`

/** The backups folder, created if missing, private to the user of the application. */
export function backupsFolder(): string {
  privateFolder(env().DATA_DIR)
  const folder = join(env().DATA_DIR, 'backups')
  privateFolder(folder)
  return folder
}

/** Empty folder for the backup in progress: every other name in the backups folder is a complete backup. */
export function unfinishedFolder(): string {
  const folder = join(backupsFolder(), UNFINISHED_BACKUP)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  return folder
}

/** The stored archives, the newest first. */
export async function storedBackups(): Promise<StoredBackup[]> {
  const names = (await namesIn(join(env().DATA_DIR, 'backups'))).filter((name) => name.endsWith('.tar.gz')).reverse()
  const found = await Promise.all(names.map(findBackupFile))
  return found.filter((each) => each !== null).map(({ name, bytes, madeAt }) => ({ name, bytes, madeAt }))
}

/** A stored archive by name, or null. */
export async function findBackupFile(
  name: string,
): Promise<(StoredBackup & { open: (part?: ByteRange) => Promise<Readable> }) | null> {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? []
  if (!day) return null
  const file = join(env().DATA_DIR, 'backups', name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`)
  return {
    name,
    bytes: found.size,
    madeAt,
    open: async (part) => (await open(file)).createReadStream(part && { start: part.from, end: part.to }),
  }
}

/** Retention: keeps the newest fourteen, including pg_dump files. */
export async function deleteOldBackups(): Promise<void> {
  const folder = backupsFolder()
  for (const name of (await namesIn(folder)).slice(0, -BACKUPS_TO_KEEP)) await rm(join(folder, name), { force: true })
}

/** The oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => NAME.test(name)).sort()
}
