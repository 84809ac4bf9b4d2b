import { and, eq, inArray } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { afterCommit, type Tx } from '~/server/db/client.server'
import { envelopes } from '~/server/db/schema'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'

/** Says that nobody is to sign an envelope any more; a job tells DocuSign. One that was answered stays as it is. */
export async function withdrawEnvelope(tx: Tx, agreementId: string): Promise<void> {
  await tx
    .update(envelopes)
    .set({ step: 'void', attempts: 0, problem: null, lastError: null, nextAttemptAt: now() })
    .where(and(eq(envelopes.agreementId, agreementId), inArray(envelopes.step, ['create', 'send', 'poll'])))
  afterCommit(tx, () => wakeWorkers('process-envelopes'))
}
