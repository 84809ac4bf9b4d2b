import type { Tx } from '~/server/db/client.server'
import { letterHtml, letterText, type MailPart } from './mail-letter'
import { writeOutbox } from './write-outbox.server'

interface Mail {
  /** One address. Several recipients get a mail each. */
  to: string
  subject: string
  parts: readonly MailPart[]
  /** What happened, for example `order-placed/<order id>`; a replay with the same key and address writes nothing. */
  key: string
}

/**
 * Puts a mail in the outbox as part of the transaction. It is delivered after the commit, with retries. Its parts are
 * written once and become plain text and HTML, both signed with the product's name.
 */
export function writeMail(tx: Tx, { to, subject, parts, key }: Mail): Promise<void> {
  const bodies = { bodyText: letterText(parts), bodyHtml: letterHtml(subject, parts) }
  return writeOutbox(tx, { kind: 'mail', recipient: to, subject, ...bodies, key })
}
