import './check-settings.server'

import { spawnSync } from 'node:child_process'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupName, backupsFolder, deleteOldBackups, unfinishedFolder } from '~/server/backup/backup-files.server'
import { makeBackup } from '~/server/backup/make-backup.server'
import { now } from '~/server/clock.server'
import { closeDatabase, connection, openDatabase } from '~/server/db/client.server'
import { FolderInUse } from '~/server/db/folder-lock.server'
import { env } from '~/server/env.server'

try {
  const { DATABASE_URL } = env()
  if (DATABASE_URL) requirePgDump()
  // without migrating, because a backup is often made right before an update
  await openDatabase({ migrates: false })
  const file = DATABASE_URL ? await connection().inTurn(() => dumpServer(DATABASE_URL), 'backup') : await makeBackup()
  console.log(`Backup written to ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof FolderInUse)
    console.error(
      'A running application makes its backups itself: every night, and on the Backup page of the provider.',
    )
  process.exitCode = 1
} finally {
  await closeDatabase()
}

function requirePgDump() {
  if (spawnSync('pg_dump', ['--version'], { stdio: 'ignore' }).error)
    throw new Error('pg_dump was not found: install the PostgreSQL client programs of the version of your server.')
}

/** Runs under the database's 'backup' lock, so that unfinished files in the folder belong to no other process. */
async function dumpServer(url: string): Promise<string> {
  const aside = unfinishedFolder()
  const name = `${backupName(now())}.dump`
  // The password goes through the environment, because everyone on a machine can read process arguments.
  const address = new URL(url)
  const PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  const { status } = spawnSync('pg_dump', ['--format=custom', `--file=${join(aside, name)}`, `--dbname=${address}`], {
    env: { ...process.env, PGPASSWORD },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kept = join(backupsFolder(), name)
  if (status === 0) {
    chmodSync(join(aside, name), 0o600)
    renameSync(join(aside, name), kept)
    await deleteOldBackups()
  }
  rmSync(aside, { recursive: true, force: true })
  if (status !== 0) throw new Error('pg_dump could not write the backup; the lines above say why.')
  return kept
}
