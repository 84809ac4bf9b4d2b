import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '~/server/env.server'
import { privateFolder } from '~/server/private-folder.server'
import type { LocalFile } from './file-store'

/**
 * Streams an upload to a temporary file, hashing it, and passes it to `work`; the file is deleted afterwards. Returns
 * null and stops writing if it exceeds `limit`. The file is needed because a remote store needs length and hash in
 * advance.
 */
export async function withTempUpload<T>(
  content: AsyncIterable<Uint8Array>,
  limit: number,
  work: (arrived: LocalFile) => Promise<T>,
): Promise<T | null> {
  privateFolder(env().DATA_DIR)
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const path = join(folder(), randomUUID())
  try {
    const arrived = await write(path, content, limit)
    return arrived && (await work({ path, ...arrived }))
  } finally {
    await rm(path, { force: true })
  }
}

async function write(path: string, content: AsyncIterable<Uint8Array>, limit: number) {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    let bytes = 0
    for await (const piece of content) {
      bytes += piece.byteLength
      if (bytes > limit) return null
      hash.update(piece)
      await file.appendFile(piece)
    }
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

/** Deletes temporary files that a dead process left behind. */
export async function deleteStaleUploads(before: Date): Promise<void> {
  const names = await readdir(folder()).catch(() => [])
  for (const name of names) {
    const path = join(folder(), name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}

const folder = () => join(env().DATA_DIR, 'arriving')
