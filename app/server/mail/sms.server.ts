import type { DeliveryFailure } from '~/models/trade/vocabulary/messages'
import type { outbox, Tx } from '~/server/db/client.server'
import { NotDelivered } from '~/server/outbox/delivery-failure.server'
import type { Texts } from '~/server/outbox/encrypted-message.server'
import { type MessageSecret, writeOutbox } from '~/server/outbox/write-outbox.server'

interface TextMessage {
  /** E.164, '+14045550123'. */
  to: string
  text: string
  /** The link or code in the text; null without one. */
  secret: MessageSecret | null
  /** Idempotency key: with the same number it is written once. */
  key: string
}

/**
 * Transactional outbox: writes a text message as part of the transaction; a job delivers it after the commit, with
 * retries.
 */
export function writeSms(tx: Tx, { to, text, secret, key }: TextMessage): Promise<void> {
  return writeOutbox(tx, { kind: 'sms', recipient: to, subject: '', text, html: '', secret, key })
}

const TIMEOUT_MS = 10_000

/** Permanent failures: caused by this number or text, not by our key, rate or the service. */
const PERMANENT: readonly number[] = [400, 404, 410, 413, 422]

/**
 * Posts a text message to the configured service, with the message id as idempotency key. Throws unless it is accepted,
 * and says whether the failure is permanent.
 */
export async function sendSms(
  { recipient, messageId, text }: Pick<typeof outbox.$inferSelect, 'recipient' | 'messageId'> & Pick<Texts, 'text'>,
  url: string,
  token: string | undefined,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': messageId,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ to: recipient, text, id: messageId }),
    // following a redirect would turn the post into a GET, which almost always gets a 200
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (response.ok) return
  const sentence = `The text message service answered ${response.status}.`
  throw new NotDelivered(deliveryFailureOf(response.status), sentence, PERMANENT.includes(response.status))
}

function deliveryFailureOf(status: number): DeliveryFailure {
  if (status === 401 || status === 403) return 'auth-failed'
  return PERMANENT.includes(status) ? 'address-refused' : 'temporary-failure'
}
