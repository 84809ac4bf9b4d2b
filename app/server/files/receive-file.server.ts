import { randomUUID } from 'node:crypto'
import type { ActiveContent, FileProblem } from '~/models/trade/fields/uploads'
import { fileName } from '~/models/trade/format/file-name'
import { now } from '~/server/clock.server'
import { db, files } from '~/server/db/client.server'
import { afterRequest } from '~/server/request-context.server'
import { deleteUncommitted } from './commit-file.server'
import { variantKey } from './file-store'
import { fileStore } from './store.server'
import { withTempUpload } from './temp-upload.server'

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
      /** Variants to show instead of it. */
      variants?: { name: string; bytes: Buffer }[]
      /** Names of variants that are rendered from these on first request. */
      renderedLater?: readonly string[]
      record?: PhotoRecord
      /** Perceptual hash of a photo, as 64 zeros and ones; null for a photo of one color. */
      fingerprint?: string | null
      /** Size of a photo in pixels, upright. */
      size?: { width: number; height: number }
    }
  | { ok: false; why: FileProblem }

/** Size limit and validation of an uploaded file. */
export type FileRule = { limit: number; check: (path: string) => Promise<CheckedFile> }

/** Who uploads: an account, or the recipient of a pickup link. */
export type Sender = { accountId: string | null; recipientId: string | null }

export const sentBy = (account: { id: string }): Sender => ({ accountId: account.id, recipientId: null })

export type ReceivedFile = {
  id: string
  /** Folder of its variants in the store. */
  folder: string
  name: string
  bytes: number
  sha256: string
  activeContent: ActiveContent[]
  /** EXIF record of a photo, and its perceptual hash. */
  record: PhotoRecord | null
  fingerprint: string | null
  size: { width: number; height: number } | null
}
export type Received = { ok: true; file: ReceivedFile } | { ok: false; why: FileProblem }

/**
 * Upload: streams a file within its size limit, hashes it, validates its content, and stages it in the store under a
 * random key, with its variants. It is deleted after the request unless the transaction that refers to it calls
 * commitFile().
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
    const { mediaType, ending, activeContent, variants = [], renderedLater = [] } = checked
    const { record = null, fingerprint = null, size = null } = checked
    const { bytes, sha256 } = arrived
    const facts = { name: nameWith(ending, sent.name), bytes, sha256, activeContent }
    const key = `uploads/${randomUUID()}${ending}`
    // insert the row first: if the process dies after this, the cleanup finds the file by it
    const [row] = await db()
      .insert(files)
      .values({
        ...facts,
        key,
        mediaType,
        // in the order in which they are deleted
        variants: [...variants.map(({ name }) => name), ...renderedLater],
        uploadedBy: by.accountId,
        recipientId: by.recipientId,
        createdAt: now(),
      })
      .returning({ id: files.id })
    if (!row) throw new Error('The file was not inserted.')
    afterRequest(() => deleteUncommitted(row.id))
    const store = await fileStore()
    await store.putFile(key, arrived, mediaType)
    for (const { name, bytes } of variants) await store.put(variantKey(key, name), bytes)
    return {
      ok: true,
      file: { id: row.id, folder: key.slice(0, key.length - ending.length), ...facts, record, fingerprint, size },
    }
  })
  return received ?? { ok: false, why: 'too-large' }
}

/** A safe file name with the extension of the detected type. */
function nameWith(ending: string, given: string): string {
  const name = fileName(given)
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}

let underway: Promise<unknown> = Promise.resolve()

/** Runs file checks one at a time, so that many uploads take no more memory than one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = underway.then(work)
  underway = done.catch(() => undefined)
  return done
}
