import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { type Env, env } from '~/server/env.server'
import { broken } from '~/server/errors.server'
import { errorText, log } from '~/server/log.server'
import { privateFolder } from '~/server/private-folder.server'
import { openBucket } from './bucket.server'
import { type ByteRange, type FileStore, safeKey } from './file-store'

let opened: { settings: Env; store: Promise<FileStore> } | undefined

/**
 * The S3 bucket of the settings, else the folder `files` in DATA_DIR. Opened on first use. Throws when the bucket
 * cannot be used; the next call retries.
 */
export function fileStore(): Promise<FileStore> {
  const settings = env()
  if (opened?.settings === settings) return opened.store
  const store = open(settings)
  opened = { settings, store }
  store.catch(() => {
    if (opened?.store === store) opened = undefined
  })
  return store
}

async function open(settings: Env): Promise<FileStore> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = settings
  if (S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return openBucket({
      name: S3_BUCKET,
      region: S3_REGION,
      endpoint: S3_ENDPOINT,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      isInPath: S3_FORCE_PATH_STYLE,
    })
  privateFolder(settings.DATA_DIR)
  return openFolder(resolve(settings.DATA_DIR, 'files'))
}

function openFolder(root: string): FileStore {
  const pathOf = (key: string) => join(root, safeKey(key))
  return {
    put: async (key, content) => intoPlace(pathOf(key), (unfinished) => writeFile(unfinished, content)),
    putFile: async (key, { path }) => intoPlace(pathOf(key), (unfinished) => copyFile(path, unfinished)),
    async size(key) {
      const found = await orNull(stat(pathOf(key)))
      return found?.isFile() ? found.size : null
    },
    read: async (key) => orNull(readFile(pathOf(key))),
    stream: async (key, part) => createReadStream(pathOf(key), part ? { start: part.from, end: part.to } : {}),
    delete: async (key) => rm(pathOf(key), { force: true }),
  }
}

/** Atomic write by rename: readers never see a partial file, even if the process is killed. */
async function intoPlace(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.hrtime.bigint()}`
  try {
    await write(unfinished)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
}

type FoundFile = {
  bytes: number
  /** Starts reading the file or a byte range. */
  open: (part?: ByteRange) => Promise<Readable>
}

/** A stored file by key; null when it does not exist. Throws when the store fails. */
export async function findFile(key: string): Promise<FoundFile | null> {
  const store = await fileStore()
  const bytes = await store.size(key)
  return bytes === null ? null : { bytes, open: async (part) => withErrorLog(key, await store.stream(key, part)) }
}

/** A stored file that must exist: logged and thrown as a 500 when it does not. */
export async function requireFile(key: string): Promise<FoundFile> {
  const file = await findFile(key)
  if (file) return file
  log.error({ file: key }, 'a stored file is missing')
  throw broken()
}

/** Logs a read error: half of the response is already sent. */
function withErrorLog(key: string, content: Readable): Readable {
  return content.once('error', (error) =>
    log.error({ file: key, error: errorText(error) }, 'reading a stored file failed'),
  )
}
