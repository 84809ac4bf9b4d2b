import type { Tx } from '~/server/db/client.server'
import { type MessageSecret, writeOutbox } from '../outbox/write-outbox.server'
import { type EmailPart, emailHtml, emailText } from './email-template'

interface Mail {
  /** One address. Several recipients get a mail each. */
  to: string
  /** Never with a code or a link: it stays readable in the outbox. */
  subject: string
  parts: readonly EmailPart[]
  /** What in its parts opens something; null where nothing does. */
  secret: MessageSecret | null
  /** The order that it is about, where there is one: whoever looks after that sees what became of the mail. */
  orderId?: number
  /** What happened, for example `order-placed/<order id>`; a replay with the same key and address writes nothing. */
  key: string
}

/**
 * Puts a mail in the outbox as part of the transaction. It is delivered after the commit, with retries. Its parts are
 * written once and become plain text and HTML, both signed with the product's name.
 */
export function writeMail(tx: Tx, { to, subject, parts, ...mail }: Mail): Promise<void> {
  const texts = { text: emailText(parts), html: emailHtml(subject, parts) }
  return writeOutbox(tx, { kind: 'mail', recipient: to, subject, ...texts, ...mail })
}
