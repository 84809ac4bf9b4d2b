import { now } from '~/server/clock.server'
import { afterCommit, type Tx } from '~/server/db/client.server'
import { envelopes } from '~/server/db/schema'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'

/** Says that an agreement is to be signed in DocuSign; a job makes its envelope once the transaction is committed. */
export async function beginEnvelope(tx: Tx, agreementId: string): Promise<void> {
  await tx.insert(envelopes).values({ agreementId, nextAttemptAt: now(), createdAt: now() })
  afterCommit(tx, () => wakeWorkers('process-envelopes'))
}
