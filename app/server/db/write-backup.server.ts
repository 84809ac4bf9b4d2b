import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '~/server/env.server'
import { takeBackup } from './take-backup.server'

const KEPT = 14

/**
 * Writes the open embedded database to `${DATA_DIR}/backups` as a gzipped tar, keeps the latest fourteen, and answers
 * with the file's path. A database server is backed up with its own tools: there it throws.
 */
export async function writeBackup(): Promise<string> {
  const backup = await takeBackup()
  if (!backup) throw new Error('The database is a PostgreSQL server: back it up with `npm run backup` or pg_dump.')
  const folder = join(env().DATA_DIR, 'backups')
  await mkdir(folder, { recursive: true })
  const file = join(folder, backup.name)
  // Written aside first, so that a name in the folder always stands for a complete backup.
  await writeFile(`${file}.part`, Buffer.from(await backup.content.arrayBuffer()), { mode: 0o600 })
  await rename(`${file}.part`, file)
  await forgetOldest(folder)
  return file
}

async function forgetOldest(folder: string) {
  const backups = (await readdir(folder)).filter((name) => /^backlot-.*\.(tar\.gz|dump)$/.test(name)).sort()
  for (const name of backups.slice(0, -KEPT)) await rm(join(folder, name))
}
