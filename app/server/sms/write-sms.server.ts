import type { Tx } from '~/server/db/client.server'
import { type MessageSecret, writeOutbox } from '~/server/outbox/write-outbox.server'

interface TextMessage {
  /** E.164, '+14045550123'. */
  to: string
  text: string
  /** What in the text opens something; null where nothing does. */
  secret: MessageSecret | null
  /** What happened; a replay with the same key and number writes nothing. */
  key: string
}

/** Puts a text message in the outbox as part of the transaction. It is delivered after the commit, with retries. */
export function writeSms(tx: Tx, { to, text, secret, key }: TextMessage): Promise<void> {
  return writeOutbox(tx, { kind: 'sms', recipient: to, subject: '', text, html: '', secret, key })
}
