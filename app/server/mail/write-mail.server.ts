import type { Tx } from '~/server/db/client.server'
import { type MessageSecret, writeOutbox } from '../outbox/write-outbox.server'
import { type EmailPart, emailHtml, emailText } from './email-template'

interface Mail {
  /** One address; several recipients get an email each. */
  to: string
  /** Without codes and links: it is stored unencrypted. */
  subject: string
  parts: readonly EmailPart[]
  /** The link or code in its parts; null without one. */
  secret: MessageSecret | null
  /** The order it is about: its pages show the state of the delivery. */
  orderId?: number
  /** Idempotency key, for example `order-placed/<order id>`: with the same recipient it is written once. */
  key: string
}

/**
 * Transactional outbox: writes an email as part of the transaction; a job delivers it after the commit, with retries.
 * Its parts become plain text and HTML.
 */
export function writeMail(tx: Tx, { to, subject, parts, ...mail }: Mail): Promise<void> {
  const texts = { text: emailText(parts), html: emailHtml(subject, parts) }
  return writeOutbox(tx, { kind: 'mail', recipient: to, subject, ...texts, ...mail })
}
