import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ActiveContent, FileProblem } from '~/models/trade/fields/uploads'
import { fileName } from '~/models/trade/words/file-name'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { files } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { privateFolder } from '~/server/private-folder.server'
import { type LocalFile, variantKey } from './file-store'
import { fileStore } from './store.server'

/** EXIF data of a photo that is kept as evidence. */
export type PhotoRecord = {
  /** Local time of the camera, '2026-12-07T09:30:00'; null without one. */
  wallClock: string | null
  /** UTC offset of the camera, '-05:00'; null without one. */
  ahead: string | null
  /** Degrees. */
  latitude: number | null
  longitude: number | null
  camera: string
}

/** Result of validating a file by its content. */
export type CheckedFile =
  | {
      ok: true
      mediaType: string
      ending: string
      activeContent: ActiveContent[]
      /** Variants to show in its place. */
      variants?: { name: string; bytes: Buffer }[]
      record?: PhotoRecord
    }
  | { ok: false; why: FileProblem }

/** Size limit and validation of an uploaded file. */
export type FileRule = { limit: number; check: (path: string) => Promise<CheckedFile> }

/** Who uploads: an account, or the recipient of a pickup link. */
export type Sender = { accountId: string | null; recipientId: string | null }

export const sentBy = (account: { id: string }): Sender => ({ accountId: account.id, recipientId: null })

export type ReceivedFile = {
  id: string
  name: string
  bytes: number
  sha256: string
  activeContent: ActiveContent[]
  /** EXIF record of a photo. */
  record: PhotoRecord | null
}
export type Received = { ok: true; file: ReceivedFile } | { ok: false; why: FileProblem }

/**
 * Upload: streams a file within its size limit, hashes it, validates it by content, and stages it in the store under a
 * random key, with its variants. Its row in `files` belongs to nothing until the transaction that refers to it calls
 * commitFile(); otherwise it is deleted later.
 */
export async function receiveFile(
  sent: { name: string; content: AsyncIterable<Uint8Array> },
  by: Sender,
  { limit, check }: FileRule,
): Promise<Received> {
  const received = await withTempUpload(sent.content, limit, async (arrived): Promise<Received> => {
    if (arrived.bytes === 0) return { ok: false, why: 'empty' }
    const checked = await inTurn(() => check(arrived.path))
    if (!checked.ok) return checked
    const { mediaType, ending, activeContent, variants = [], record = null } = checked
    const { bytes, sha256 } = arrived
    const facts = { name: nameWith(ending, sent.name), bytes, sha256, activeContent }
    const key = `uploads/${randomUUID()}${ending}`
    // the row first: if the process dies from here on, the cleanup finds the file by it
    const [row] = await db()
      .insert(files)
      .values({
        ...facts,
        key,
        mediaType,
        variants: variants.map(({ name }) => name),
        uploadedBy: by.accountId,
        recipientId: by.recipientId,
        createdAt: now(),
      })
      .returning({ id: files.id })
    if (!row) throw new Error('The file was not inserted.')
    const store = await fileStore()
    await store.putFile(key, arrived, mediaType)
    for (const { name, bytes } of variants) await store.put(variantKey(key, name), bytes)
    return { ok: true, file: { id: row.id, ...facts, record } }
  })
  return received ?? { ok: false, why: 'too-large' }
}

/** A safe file name with the extension of the detected type. */
function nameWith(ending: string, given: string): string {
  const name = fileName(given)
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

const folder = () => join(env().DATA_DIR, 'arriving')

/**
 * Streams an upload to a temporary file, hashing it, and passes it to `work`; the file is deleted afterwards. null when
 * it is larger than `limit`, of which no more is written. A remote store needs length and hash in advance, hence the
 * file.
 */
async function withTempUpload<T>(
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

let underway: Promise<unknown> = Promise.resolve()

/** Runs the checks of files one at a time, so that many uploads take no more memory than one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = underway.then(work)
  underway = done.catch(() => undefined)
  return done
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
