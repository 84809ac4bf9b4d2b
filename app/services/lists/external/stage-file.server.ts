import { and, isNull, lt } from 'drizzle-orm'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { STAGED_FILE_HOURS } from '~/models/trade/constants'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { externalFiles, inTransaction, transact } from '~/server/db/client.server'
import { commitFile, releaseFile } from '~/server/files/commit-file.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { type ArrivedFile, checkArrived } from './receive-files.server'

/**
 * Stages one received file until its form is submitted, under the id that the browser generated. Idempotent.
 * `deleteStagedExternalFiles` deletes files whose form was never submitted.
 */
export function stageExternalFile(
  asker: Account,
  { projectId, key }: { projectId: string; key: string },
  arrived: ArrivedFile | undefined,
): Promise<Outcome<{ id: string }>> {
  return transact(EXTERNAL_MESSAGES.recordFailed, async (tx) => {
    requirePermission('editExternals', await requireMembership(asker, projectId, tx))
    if (!arrived) return refused('photo-missing', EXTERNAL_MESSAGES.chooseAgain)
    const refusal = checkArrived([{ ...arrived }])
    if (refusal || !arrived.received.ok) return refusal ?? refused('failed', EXTERNAL_MESSAGES.recordFailed)
    const fileId = arrived.received.file.id
    const row = { id: key, projectId, kind: arrived.kind, fileId, sentBy: asker.id, createdAt: now() }
    const [staged] = await tx
      .insert(externalFiles)
      .values(row)
      .onConflictDoNothing({ target: externalFiles.id })
      .returning({ id: externalFiles.id })
    if (staged) await commitFile(tx, fileId)
    return { ok: true, id: key }
  })
}

/** Deletes staged files whose form was never submitted. */
export async function deleteStagedExternalFiles(): Promise<void> {
  const before = new Date(now().getTime() - STAGED_FILE_HOURS * 3_600_000)
  await inTransaction(async (tx) => {
    const gone = await tx
      .delete(externalFiles)
      .where(and(isNull(externalFiles.externalVehicleId), lt(externalFiles.createdAt, before)))
      .returning({ fileId: externalFiles.fileId })
    for (const { fileId } of gone) await releaseFile(tx, fileId)
  })
}
