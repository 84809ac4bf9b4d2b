import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { MAX_PHOTO_ZIP_BYTES } from '~/models/fleet/import/limits'
import { PHOTO_ZIP_MESSAGES as SENTENCES } from '~/models/fleet/import/photo-zip-messages'
import type { FileProblem } from '~/models/trade/fields/uploads'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { afterCommit, listingImports, transact } from '~/server/db/client.server'
import { commitFile } from '~/server/files/commit-file.server'
import { type CheckedFile, type Received, receiveFile, sentBy } from '~/server/files/receive-file.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import type { Account } from '~/server/session/asker.server'
import { requireFleet } from '../fleet-of.server'
import { countEntries } from './zip-entries.server'

/** Receives the zip of a form while it is uploaded; 404 before anything is read. */
export async function receivePhotoZip(asker: Account, ownerId: string) {
  await requireFleet(asker, ownerId)
  const arrived: { received?: Received } = {}
  const take = async (file: { field: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<void> => {
    if (file.field !== 'file') return
    arrived.received = await receiveFile(file, sentBy(asker), { limit: MAX_PHOTO_ZIP_BYTES, check: checkZip })
  }
  return { take, arrived }
}

/**
 * Accepts a file with a readable zip directory, which is at its end. The job reports what is wrong with single entries.
 */
async function checkZip(path: string): Promise<CheckedFile> {
  const entries = await countEntries(path)
  if (entries === null) return { ok: false, why: 'wrong-type' }
  return { ok: true, mediaType: 'application/zip', ending: '.zip', activeContent: [] }
}

const PROBLEMS: Partial<Record<FileProblem, string>> = { empty: SENTENCES.empty, 'too-large': SENTENCES.tooLarge }

/** Queues the photos of a received zip for the job that adds them to the vehicles of a fleet. */
export async function beginPhotoZip(
  asker: Account,
  ownerId: string,
  received: Received | undefined,
): Promise<Outcome<{ importId: string }>> {
  await requireFleet(asker, ownerId)
  if (!received) return refused('file-refused', SENTENCES.noneChosen, 'file')
  if (!received.ok) return refused('file-refused', PROBLEMS[received.why] ?? SENTENCES.notZip, 'file')
  const { id: fileId, name: fileName } = received.file
  return transact(IMPORT_MESSAGES.failed, async (tx) => {
    await commitFile(tx, fileId)
    const at = now()
    const [row] = await tx
      .insert(listingImports)
      .values({
        ownerId,
        accountId: asker.id,
        kind: 'photos',
        status: 'queued',
        fileId,
        fileName,
        nextAttemptAt: at,
        createdAt: at,
      })
      .returning({ id: listingImports.id })
    if (!row) throw new Error('The import was not written.')
    afterCommit(tx, () => wakeWorkers('apply-imports'))
    return { ok: true, importId: row.id }
  })
}
