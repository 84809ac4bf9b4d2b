import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { afterCommit, listingImports, transact } from '~/server/db/client.server'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'
import type { Account } from '~/server/session/asker.server'
import { lockImport, type StoredImport } from './import-access.server'

/** The result of a check as text: the columns and the numbers of vehicles. */
export const checkedText = ({ mapping, added, updated, unchanged }: StoredImport): string =>
  createHash('sha256')
    .update(JSON.stringify([mapping, added, updated, unchanged]))
    .digest('base64url')
    .slice(0, 16)

type Confirmed = {
  listWhenComplete: boolean
  /** The result that the page showed; without it, any result is confirmed. */
  seen?: string | undefined
}

/**
 * Queues a checked import for the job. Idempotent. Refused if a row has a problem, or if the file was checked with
 * other columns since the page was rendered.
 */
export function confirmImport(
  asker: Account,
  importId: string,
  { listWhenComplete, seen }: Confirmed,
): Promise<Outcome> {
  return transact(IMPORT_MESSAGES.failed, async (tx) => {
    const row = await lockImport(tx, asker, importId)
    const { status, refused: problems } = row
    if (status === 'queued' || status === 'applied') return { ok: true }
    if (status !== 'checked') return refused('import-changed', IMPORT_MESSAGES.notWaiting)
    if (problems > 0) return refused('import-invalid', IMPORT_MESSAGES.hasProblems(problems))
    if (seen !== undefined && seen !== checkedText(row)) return refused('import-changed', IMPORT_MESSAGES.checkedAgain)
    const job = { attempts: 0, nextAttemptAt: now(), leasedUntil: null }
    await tx
      .update(listingImports)
      .set({ status: 'queued', accountId: asker.id, listWhenComplete, ...job })
      .where(eq(listingImports.id, importId))
    afterCommit(tx, () => wakeWorkers('apply-imports'))
    return { ok: true }
  })
}
