import type { Tx } from '../db/client.server'
import { writeOutbox } from './write-outbox.server'

interface Mail {
  /** One address. Several recipients get a mail each. */
  to: string
  subject: string
  text: string
  html?: string
  /** What happened, for example `order-placed/<order id>`; a replay with the same key and address writes nothing. */
  key: string
}

/** Puts a mail in the outbox as part of the transaction. It is delivered after the commit, with retries. */
export function writeMail(tx: Tx, { to, subject, text, html = '', key }: Mail): Promise<void> {
  return writeOutbox(tx, { kind: 'mail', recipient: to, subject, bodyText: text, bodyHtml: html, key })
}
