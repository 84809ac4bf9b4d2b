import { createTransport } from 'nodemailer'
import type { outbox } from '~/server/db/schema'
import { NotDelivered } from './delivery-failure.server'
import type { Texts } from './sealed-letter.server'

/** Shorter than the lease of a row, so that no second process begins while this one still waits for an answer. */
const WHOLE_DELIVERY_MS = 60_000

/**
 * Hands one mail to the SMTP server and returns once the server has answered that it took it; throws otherwise.
 * The address is given as an object, because a comma in a string would make two recipients of it.
 */
export async function sendMail(
  letter: Pick<typeof outbox.$inferSelect, 'recipient' | 'subject' | 'messageId' | 'createdAt'> & Texts,
  smtpUrl: string,
  from: string,
  wholeDeliveryMs = WHOLE_DELIVERY_MS,
): Promise<void> {
  const transport = createTransport({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    url: smtpUrl,
  })
  const tooSlow = AbortSignal.timeout(wholeDeliveryMs)
  const sending = transport.sendMail({
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
  try {
    await Promise.race([sending, aborted(tooSlow)])
  } finally {
    transport.close()
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new NotDelivered('too-slow', 'The mail server was too slow.')), {
      once: true,
    })
  })
