import { letterHtml, letterText, type MailPart } from '~/models/mail-letter'
import type { Tx } from '../db/client.server'
import { writeOutbox } from './write-outbox.server'

type Mail = {
  /** One address. Several recipients get a mail each. */
  to: string
  subject: string
  /** What happened, for example `order-placed/<order id>`; a replay with the same key and address writes nothing. */
  key: string
} & ({ parts: readonly MailPart[] } | { text: string; html?: string })

/**
 * Puts a mail in the outbox as part of the transaction. It is delivered after the commit, with retries. Its parts are
 * written once and become plain text and HTML, both signed with the product's name.
 */
export function writeMail(tx: Tx, { to, subject, key, ...mail }: Mail): Promise<void> {
  const [bodyText, bodyHtml] =
    'parts' in mail ? [letterText(mail.parts), letterHtml(subject, mail.parts)] : [mail.text, mail.html ?? '']
  return writeOutbox(tx, { kind: 'mail', recipient: to, subject, bodyText, bodyHtml, key })
}
