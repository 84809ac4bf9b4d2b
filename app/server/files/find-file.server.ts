import type { Readable } from 'node:stream'
import { broken } from '~/server/errors.server'
import { errorText, log } from '~/server/log.server'
import { fileStore } from './store.server'

type FoundFile = {
  bytes: number
  /** Starts reading. */
  open: () => Promise<Readable>
}

/** A stored file by key; null when it does not exist. Throws when the store fails. */
export async function findFile(key: string): Promise<FoundFile | null> {
  const store = await fileStore()
  try {
    const { contentLength } = await store.getMetaData(key)
    return { bytes: contentLength, open: async () => withErrorLog(key, await store.getStream(key)) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A stored file that must exist: logged and thrown as a 500 when it does not. */
export async function requireFile(key: string): Promise<FoundFile> {
  const file = await findFile(key)
  if (file) return file
  log.error({ file: key }, 'a stored file is missing')
  throw broken()
}

/** All bytes of a stored file; null when it does not exist. Throws when the store fails. */
export async function readWholeFile(key: string): Promise<Buffer | null> {
  const store = await fileStore()
  try {
    const { buffer, byteOffset, byteLength } = await store.getBytes(key)
    return Buffer.from(buffer, byteOffset, byteLength)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Logs a read error: half of the response is already sent. */
function withErrorLog(key: string, content: Readable): Readable {
  return content.once('error', (error) =>
    log.error({ file: key, error: errorText(error) }, 'reading a stored file failed'),
  )
}

/** Derived from the failure, because an extra request to a bucket is slow. */
function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return false
  return cause.name === 'NotFound' || cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT')
}
