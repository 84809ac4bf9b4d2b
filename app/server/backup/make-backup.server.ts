import { now } from '~/server/clock.server'
import { connection } from '~/server/db/client.server'
import { errorText, log } from '~/server/log.server'
import { writeBackup } from './write-backup.server'

type Progress = {
  begunAt: Date
  /** Packed share of the copy, from 0 to 1; null while copying. */
  packed: number | null
}

type State = {
  underway?: { progress: Progress; file: Promise<string>; abandoned: AbortController }
  hasFailed: boolean
}

declare global {
  /** On globalThis, because hot reload evaluates this file again during a backup. */
  var backlotBackup: State | undefined
}

const state = () => {
  globalThis.backlotBackup ??= { hasFailed: false }
  return globalThis.backlotBackup
}

/** Only the embedded database; a database server is backed up with its own tools. */
export function canMakeBackup(): boolean {
  return connection().folder !== undefined
}

/** Progress of the running backup, if any, and whether the last one failed. */
export function backupProgress(): { underway: Progress | null; hasFailed: boolean } {
  const { underway, hasFailed } = state()
  return { underway: underway?.progress ?? null, hasFailed }
}

/**
 * Backs up the open embedded database and returns the path of the archive. One at a time: a call during a backup
 * returns that one. Throws on a database server and on failure, without leaving a partial archive.
 */
export function makeBackup(): Promise<string> {
  const here = state()
  here.underway ??= begin(here)
  return here.underway.file
}

/** Aborts the running backup, if any, and resolves when it is cleaned up. */
export async function abandonBackup(): Promise<void> {
  const { underway } = state()
  underway?.abandoned.abort()
  await underway?.file.catch(() => {})
}

function begin(here: State): NonNullable<State['underway']> {
  const { folder } = connection()
  if (!folder) throw new Error('The database is a PostgreSQL server: back it up with `npm run backup` or pg_dump.')
  const progress: Progress = { begunAt: now(), packed: null }
  const abandoned = new AbortController()
  const onPacked = (share: number) => {
    progress.packed = share
  }
  const file = writeBackup({ folder, begunAt: progress.begunAt, onPacked, signal: abandoned.signal })
    .then((file) => {
      here.hasFailed = false
      return file
    })
    .catch((error) => {
      here.hasFailed = true
      log.error({ error: errorText(error) }, 'backup failed')
      throw error
    })
    .finally(() => {
      here.underway = undefined
    })
  return { progress, file, abandoned }
}
