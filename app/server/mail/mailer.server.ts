import { createTransport } from 'nodemailer'
import type { outbox } from '~/server/db/client.server'
import { NotDelivered } from '../outbox/delivery-failure.server'
import type { Texts } from '../outbox/encrypted-message.server'
import { unsubscribeHeaders } from './unsubscribe.server'

type Column = 'recipient' | 'subject' | 'messageId' | 'createdAt' | 'emailType' | 'accountId'
type Message = Pick<typeof outbox.$inferSelect, Column> & Texts

export interface Mailer {
  /** Resolves once the SMTP server has accepted the email; throws otherwise. Connections are pooled. */
  send(message: Message): Promise<void>
  /** Closes the connections. */
  close(): void
}

/** Shorter than the lease of a message, so that no other process sends it while this one still waits for a response. */
export const DELIVERY_TIMEOUT_MS = 60_000

/** Maximum number of SMTP connections, and so of parallel deliveries. */
export const MAX_CONNECTIONS = 4

/** Immediate retries if the server closes the connection before anything was sent. */
const REQUEUES = 1

/** SMTP transport with a connection pool; connects with the first email. */
export function openMailer(smtpUrl: string, from: string, timeoutMs = DELIVERY_TIMEOUT_MS): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: REQUEUES,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    url: smtpUrl,
  })
  return {
    close: () => transport.close(),
    async send(message) {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), timeoutMs)
      try {
        await transport.sendMail({ ...mailOf(message, from), signal: controller.signal })
      } catch (error) {
        throw controller.signal.aborted ? new NotDelivered('timeout', 'The mail server was too slow.') : error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** The recipient is an object, because a comma in a string would make it two recipients. */
const mailOf = (message: Message, from: string) => ({
  from,
  to: { name: '', address: message.recipient },
  subject: message.subject,
  text: message.text,
  html: message.html || undefined,
  messageId: message.messageId,
  date: message.createdAt,
  headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(message.emailType, message.accountId) },
  disableFileAccess: true,
  disableUrlAccess: true,
})
