import type { outbox } from '../db/schema'

const ANSWER_WITHIN_MS = 10_000

/** Posts one text message to the configured service. Throws unless the service takes it. */
export async function sendSms(row: typeof outbox.$inferSelect, url: string, token: string | undefined): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': row.messageId,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ to: row.recipient, text: row.bodyText, id: row.messageId }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The text message service answered ${answer.status}.`)
}
