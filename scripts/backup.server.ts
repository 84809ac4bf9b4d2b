import './check-settings.server'

import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { backupName } from '~/server/db/take-backup.server'
import { writeBackup } from '~/server/db/write-backup.server'
import { env } from '~/server/env.server'

try {
  const { DATABASE_URL, DATA_DIR } = env()
  const file = DATABASE_URL ? dumpServer(DATABASE_URL, join(DATA_DIR, 'backups')) : await dumpEmbedded()
  console.log(`Backup written to ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** As it is, not migrated: a backup is often taken just before an update. */
async function dumpEmbedded(): Promise<string> {
  await openDatabase({ migrates: false })
  try {
    return await writeBackup()
  } finally {
    await closeDatabase()
  }
}

function dumpServer(url: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${backupName()}.dump`)
  // The password goes through the environment: everybody on a machine can read the arguments of a process.
  const address = new URL(url)
  const PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  const { status, error } = spawnSync('pg_dump', ['--format=custom', `--file=${file}.part`, `--dbname=${address}`], {
    env: { ...process.env, PGPASSWORD },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status === 0) {
    renameSync(`${file}.part`, file)
    return file
  }
  rmSync(`${file}.part`, { force: true })
  throw new Error(
    error
      ? 'pg_dump was not found: install the PostgreSQL client programs of the version of your server.'
      : 'pg_dump could not write the backup; the lines above say why.',
  )
}
