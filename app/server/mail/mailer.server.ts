import { createTransport } from 'nodemailer'
import type { outbox } from '~/server/db/schema'
import { NotDelivered } from '../outbox/delivery-failure.server'
import type { Texts } from '../outbox/encrypted-message.server'

type Letter = Pick<typeof outbox.$inferSelect, 'recipient' | 'subject' | 'messageId' | 'createdAt'> & Texts

export interface Mailer {
  /**
   * Hands one mail to the SMTP server and returns once the server has answered that it took it; throws otherwise.
   * Connections stay open for the next mail, at most as many as may be handed over at once.
   */
  send(letter: Letter): Promise<void>
  /** Hangs up. Nothing is being sent any more. */
  close(): void
}

/** Shorter than the lease of a row, so that no second process begins while this one still waits for an answer. */
export const DELIVERY_TIMEOUT_MS = 60_000

/** How many mails may be handed over at once. */
export const MAX_CONNECTIONS = 4

/** A server that hangs up before it was given anything is called this often again, and then gets the letter later. */
const MORE_CALLS = 1

/** Connects when the first mail is sent. */
export function openMailer(smtpUrl: string, from: string, wholeDeliveryMs = DELIVERY_TIMEOUT_MS): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: MORE_CALLS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    url: smtpUrl,
  })
  return {
    close: () => transport.close(),
    async send(letter) {
      const tooSlow = new AbortController()
      const timer = setTimeout(() => tooSlow.abort(), wholeDeliveryMs)
      try {
        await transport.sendMail({ ...mailOf(letter, from), signal: tooSlow.signal })
      } catch (error) {
        throw tooSlow.signal.aborted ? new NotDelivered('too-slow', 'The mail server was too slow.') : error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** The address is given as an object, because a comma in a string would make two recipients of it. */
const mailOf = (letter: Letter, from: string) => ({
  from,
  to: { name: '', address: letter.recipient },
  subject: letter.subject,
  text: letter.text,
  html: letter.html || undefined,
  messageId: letter.messageId,
  date: letter.createdAt,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
