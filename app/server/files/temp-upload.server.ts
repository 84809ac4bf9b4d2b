import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '~/server/env.server'
import { privateFolder } from '~/server/private-folder.server'

/** A file that came in whole, on the disk of this machine and nowhere else. */
type Arrived = { path: string; bytes: number; sha256: string }

const folder = () => join(env().DATA_DIR, 'arriving')

/**
 * Writes a file to the disk while it arrives, hashed on the way, and hands it to `work`; afterwards it is gone, however
 * that ended. Of one over `limit` bytes no more is written than that, and `work` is not asked: null. A store at the other
 * end of a line has to be told length and hash first, so a file waits here until they are known.
 */
export async function withTempUpload<T>(
  content: AsyncIterable<Uint8Array>,
  limit: number,
  work: (arrived: Arrived) => Promise<T>,
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

let underway: Promise<unknown> = Promise.resolve()

/** Works with all of an arrived file; one at a time, so that many at once take no more memory than one. */
export function withFileBytes<T>({ path }: Arrived, work: (bytes: Buffer) => T | Promise<T>): Promise<T> {
  const done = underway.then(async () => work(await readFile(path)))
  underway = done.catch(() => undefined)
  return done
}

/** Takes away what a process that ended in the middle of an upload has left, begun before an instant. */
export async function deleteStaleUploads(before: Date): Promise<void> {
  const names = await readdir(folder()).catch(() => [])
  for (const name of names) {
    const path = join(folder(), name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
