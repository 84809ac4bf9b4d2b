import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { connectEmbedded } from '~/server/db/connection.server'

const Emails = z.array(z.object({ email: z.string() }))
const TAR_END = Buffer.alloc(1024)

/** The paths of the stored backups, oldest first. */
export function archivesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .sort()
    .map((name) => join(folder, name))
}

/** Whether an archive can be unpacked to its end. */
export function isWhole(archive: string): boolean {
  try {
    return gunzipSync(readFileSync(archive)).subarray(-TAR_END.length).equals(TAR_END)
  } catch {
    return false
  }
}

/** Restores a backup and returns the email addresses of its accounts. */
export async function emailsIn(archive: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-restored-'))
  const restored = join(folder, 'db')
  mkdirSync(restored)
  execFileSync('tar', ['-xzf', archive, '-C', restored])
  const found = await connectEmbedded({ folder: restored })
  const { rows } = await found.runSql('select email from accounts')
  await found.end()
  rmSync(folder, { recursive: true })
  return Emails.parse(rows).map(({ email }) => email)
}
