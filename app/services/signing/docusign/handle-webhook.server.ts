import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { envelopes } from '~/server/db/schema'
import { wakeWorkers } from '~/server/jobs/wake-workers.server'

/**
 * Has an envelope looked at now because something was heard of it. What was heard decides nothing: a message that comes
 * twice, late, out of order or for an envelope that is none of ours does no more than that, and while DocuSign asks to be
 * left alone it waits too.
 */
export async function handleWebhook(envelopeId: string): Promise<void> {
  const heard = await db()
    .update(envelopes)
    .set({ webhookCount: sql`${envelopes.webhookCount} + 1`, nextAttemptAt: dueNow() })
    .where(and(eq(envelopes.envelopeId, envelopeId), inArray(envelopes.step, ['send', 'poll'])))
    .returning({ id: envelopes.agreementId })
  if (heard.length > 0) await wakeWorkers('process-envelopes')
}

const dueNow = () => sql`case when ${envelopes.problem} = 'rate-limited' then ${envelopes.nextAttemptAt}
  else ${now().toISOString()}::timestamptz end`
