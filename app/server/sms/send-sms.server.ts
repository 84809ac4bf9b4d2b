import type { DeliveryFailure } from '~/models/trade/vocabulary/messages'
import type { outbox } from '~/server/db/schema'
import { NotDelivered } from '~/server/outbox/delivery-failure.server'
import type { Texts } from '~/server/outbox/encrypted-message.server'

const ANSWER_WITHIN_MS = 10_000

/** About this number or this text; what is about our key, our pace or the service itself passes. */
const NEVER_TAKEN: readonly number[] = [400, 404, 410, 413, 422]

/**
 * Posts one text message to the configured service. Throws unless the service takes it, and says so when it never will.
 * A message posted again carries the same idempotency key.
 */
export async function sendSms(
  { recipient, messageId, text }: Pick<typeof outbox.$inferSelect, 'recipient' | 'messageId'> & Pick<Texts, 'text'>,
  url: string,
  token: string | undefined,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': messageId,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ to: recipient, text, id: messageId }),
    // followed, a post would arrive as a look at another page, which any server answers well
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithinMs),
  })
  await answer.body?.cancel()
  if (answer.ok) return
  const sentence = `The text message service answered ${answer.status}.`
  throw new NotDelivered(deliveryFailureOf(answer.status), sentence, NEVER_TAKEN.includes(answer.status))
}

function deliveryFailureOf(status: number): DeliveryFailure {
  if (status === 401 || status === 403) return 'auth-failed'
  return NEVER_TAKEN.includes(status) ? 'address-refused' : 'temporary-failure'
}
