import { providerPaths } from '~/models/trade/paths/provider'

export const BACKUP_MESSAGES = {
  failed: 'The backup failed. See the application log for details.',
  serverHasTools:
    'The database is on a PostgreSQL server, which has its own backup tools. `npm run backup` writes a dump with pg_dump.',
} as const

/** When the nightly backup runs, in UTC. */
export const NIGHTLY_BACKUP = { hour: 8, minute: 30 } as const

/** The next run of the nightly backup. */
export function nextBackup(now: Date): Date {
  const run = new Date(now)
  run.setUTCHours(NIGHTLY_BACKUP.hour, NIGHTLY_BACKUP.minute, 0, 0)
  if (run <= now) run.setUTCDate(run.getUTCDate() + 1)
  return run
}

/** Progress of a backup: `packed` is the share done, from 0 to 1, or null while the database is being copied. */
export function progressText(packed: number | null): string {
  return packed === null
    ? 'Backup in progress: copying the database.'
    : `Backup in progress: ${Math.floor(packed * 100)}% packed.`
}

/** '38.5 MB'; below a tenth of a megabyte '0.1 MB'. */
export function formatBytes(bytes: number): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000)
  return `${megabytes.toFixed(megabytes < 100 ? 1 : 0)} MB`
}

/** The download path of a backup. Not in `paths`, so that other pages do not load it. */
export const backupFile = (name: string) => `${providerPaths.backup()}/${name}`
