import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { formatInstant } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { agreements, envelopes } from '~/server/db/schema'

/** What of an order's agreements does not get on in DocuSign, for the staff; null while everything does. */
export async function envelopeProblem(orderId: number) {
  const [row] = await db()
    .select({ envelope: envelopes })
    .from(envelopes)
    .innerJoin(agreements, eq(agreements.id, envelopes.agreementId))
    .where(and(eq(agreements.orderId, orderId), isNotNull(envelopes.problem), ne(envelopes.step, 'done')))
    .orderBy(desc(envelopes.createdAt))
    .limit(1)
  if (!row?.envelope.problem) return null
  const { step, problem, lastError, attempts, nextAttemptAt } = row.envelope
  return {
    step,
    problem,
    technical: lastError ?? '',
    tries: attempts,
    retryAt: formatInstant(nextAttemptAt, HOME_ZONE, now()),
  }
}
