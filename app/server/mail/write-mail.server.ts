import type { Tx } from '~/server/db/client.server'
import { type MessageSecret, writeOutbox } from '../outbox/write-outbox.server'
import { type EmailPart, emailHtml, emailText } from './email-template'

interface Mail {
  /** One address, or one person, who is greeted by first name. Several recipients get a mail each. */
  to: string | { firstName: string; email: string }
  /** Never with a code or a link: it stays readable in the outbox. */
  subject: string
  parts: readonly EmailPart[]
  /** The one next step, below the parts. */
  button?: readonly [label: string, href: string]
  /** Paragraphs below the button. */
  notes?: readonly string[]
  /** The link or code in the mail that opens something. Left out where there is none. */
  secret?: MessageSecret | null
  /** The order that it is about: its page shows whether the mail was delivered. */
  orderId?: number
  /** Idempotency key, for example `order-placed/<order id>`: the same key and address is written once. */
  key: string
}

/**
 * Puts a mail in the outbox as part of the transaction. It is delivered after the commit, with retries. Its parts are
 * written once and become plain text and HTML, both signed with the product's name.
 */
export function writeMail(tx: Tx, { to, subject, parts, button, notes = [], secret = null, ...mail }: Mail) {
  const person = typeof to === 'string' ? null : to
  const all: EmailPart[] = [
    ...(person ? [`Hello ${person.firstName},`] : []),
    ...parts,
    ...(button ? [{ button: button[0], href: button[1] }] : []),
    ...notes,
  ]
  const texts = { text: emailText(all), html: emailHtml(subject, all) }
  const recipient = typeof to === 'string' ? to : to.email
  return writeOutbox(tx, { kind: 'mail', recipient, subject, ...texts, secret, ...mail })
}
