import type { Tx } from '~/server/db/client.server'
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
