import { randomUUID } from 'node:crypto'
import type { ActiveContent, FileProblem } from '~/models/trade/fields/uploads'
import { fileName } from '~/models/trade/words/file-name'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { files } from '~/server/db/schema'
import type { CheckedFile, PhotoRecord } from './checked-file'
import { fileStore } from './store.server'
import { withFileBytes, withTempUpload } from './temp-upload.server'
import { variantKey } from './variant-key'

/** What a form takes for a file: at most so many bytes, of what this finds in them. */
export type FileRule = { limit: number; check: (bytes: Buffer) => CheckedFile | Promise<CheckedFile> }

/** Whoever sends it: somebody with an account, or whoever was sent the link to a pickup. */
export type Sender = { accountId: string | null; recipientId: string | null }

export const sentBy = (account: { id: string }): Sender => ({ accountId: account.id, recipientId: null })

export type ReceivedFile = {
  id: string
  name: string
  bytes: number
  sha256: string
  activeContent: ActiveContent[]
  /** Of a photo: what it says of itself. */
  record: PhotoRecord | null
}
export type Received = { ok: true; file: ReceivedFile } | { ok: false; why: FileProblem }

/**
 * The one way a file that somebody sends comes in: streamed within its limit and hashed, judged by its content and by no
 * name, then put into the store under a key that nobody chose, and beside it what is shown in its place. It has a row of `files` by then and belongs to nothing:
 * the transaction that names it keeps it (`commitFile`), and what is never kept is swept.
 */
export async function receiveFile(
  sent: { name: string; content: AsyncIterable<Uint8Array> },
  by: Sender,
  { limit, check }: FileRule,
): Promise<Received> {
  const received = await withTempUpload(sent.content, limit, async (arrived): Promise<Received> => {
    if (arrived.bytes === 0) return { ok: false, why: 'empty' }
    const checked = await withFileBytes(arrived, check)
    if (!checked.ok) return checked
    const { mediaType, ending, activeContent, variants = [], record = null } = checked
    const { bytes, sha256 } = arrived
    const facts = { name: nameWith(ending, sent.name), bytes, sha256, activeContent }
    const key = `uploads/${randomUUID()}${ending}`
    // the row first: whatever ends this process from here on, the sweep knows what to look for
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
    if (!row) throw new Error('The file was not written down.')
    const store = await fileStore()
    await withFileBytes(arrived, (content) => store.put(key, content, { contentType: mediaType }))
    for (const { name, bytes } of variants) await store.put(variantKey(key, name), bytes)
    return { ok: true, file: { id: row.id, ...facts, record } }
  })
  return received ?? { ok: false, why: 'too-large' }
}

/** A name as safe as any of ours, and with the ending of what the file is. */
function nameWith(ending: string, given: string): string {
  const name = fileName(given)
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}
