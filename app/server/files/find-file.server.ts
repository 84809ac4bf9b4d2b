import type { Readable } from 'node:stream'
import { broken } from '~/server/errors.server'
import { errorText, log } from '~/server/log.server'
import { fileStore } from './store.server'

type FoundFile = {
  bytes: number
  /** Begins to read it; nothing is read before. */
  open: () => Promise<Readable>
}

/** A file of the store by its key, or null when there is none. Throws when the store cannot tell. */
export async function findFile(key: string): Promise<FoundFile | null> {
  const store = await fileStore()
  try {
    const { contentLength } = await store.getMetaData(key)
    return { bytes: contentLength, open: async () => tellingBreaks(key, await store.getStream(key)) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The same for a file that is known to have been kept: where the store has lost it, that is logged and thrown as a 500. */
export async function requireFile(key: string): Promise<FoundFile> {
  const file = await findFile(key)
  if (file) return file
  log.error({ file: key }, 'the store has lost a file')
  throw broken()
}

/** All of a file of the store by its key, or null when there is none. Throws when the store cannot tell. */
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

/** Half of the answer is on its way by then, so that nobody but the log can be told why the rest is missing. */
function tellingBreaks(key: string, content: Readable): Readable {
  return content.once('error', (error) => log.error({ file: key, error: errorText(error) }, 'reading a file broke off'))
}

/** Asked of the failure, not of the store beforehand: a bucket is far away, and each question to it a wait. */
function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return false
  return cause.name === 'NotFound' || cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT')
}
