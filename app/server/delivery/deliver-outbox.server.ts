import {
  FIRST_DELIVERY_BACKOFF_MINUTES,
  MAX_DELIVERY_ATTEMPTS,
  MAX_DELIVERY_BACKOFF_HOURS,
} from '~/models/trade/constants'
import type { MessageStatus } from '~/models/trade/vocabulary/messages'
import { now } from '~/server/clock.server'
import type { outbox } from '~/server/db/client.server'
import { crashPoint, env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { sendSms } from '~/server/mail/sms.server'
import { MAX_CONNECTIONS, type Mailer, openMailer } from '../mail/mailer.server'
import { deliveryFailureOf, isPermanentFailure, NotDelivered } from '../outbox/delivery-failure.server'
import { decryptMessage } from '../outbox/encrypted-message.server'
import { CLAIM_BATCH, claimMessages, isLeaseFresh, releaseClaim, updateLeased } from './claim-messages.server'
import { hasReader } from './message-reader.server'

type Row = typeof outbox.$inferSelect

/** Exponential backoff and its maximum. */
const FIRST_BACKOFF_MS = FIRST_DELIVERY_BACKOFF_MINUTES * 60_000
const MAX_BACKOFF_MS = MAX_DELIVERY_BACKOFF_HOURS * 3_600_000

/** Logs on start that emails will not be delivered. */
export function warnIfMailIsOff() {
  const { SMTP_URL, DEMO } = env()
  if (!SMTP_URL && !DEMO) log.warn('mail is not delivered: SMTP_URL is not set, and the texts of messages are not kept')
}

/**
 * Delivers due messages of the outbox, at least once, and returns how many were sent and how many failed for now. With
 * a backlog (full batches) several recipients are served in parallel, otherwise one row at a time; messages to one
 * recipient are sent in order.
 *
 * A row is marked as sent after the server has accepted it, so that a crash in between sends it again with the same
 * Message-ID. A failed delivery is retried with backoff. A message is withdrawn if its reader has lost access or
 * unsubscribed since it was written. Without a mail server, rows are kept without their texts (with them in the demo).
 * Asks `shouldContinue` between rows, and releases rows it has not started.
 */
export async function deliverOutbox(shouldContinue = () => true): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 }
  const { SMTP_URL, MAIL_FROM } = env()
  const mailer = SMTP_URL ? openMailer(SMTP_URL, MAIL_FROM) : undefined
  try {
    while (shouldContinue()) {
      const rows = await claimMessages()
      if (rows.length === 0) break
      const left = await deliverBatch(rows, (row) => deliver(row, mailer), shouldContinue, counts)
      // too busy to start within the lease: leave the rest to the next run
      if (left === rows.length) break
    }
  } finally {
    mailer?.close()
  }
  return counts
}

type Outcome = 'sent' | 'failed' | 'skipped'

/** Returns the number of released rows. */
async function deliverBatch(
  rows: Row[],
  work: (row: Row) => Promise<Outcome>,
  shouldContinue: () => boolean,
  counts: { sent: number; failed: number },
): Promise<number> {
  const queues = byRecipient(rows)
  const left: Row[] = []
  const serve = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const row of queue) {
        if (!shouldContinue() || !isLeaseFresh(row)) {
          left.push(row)
          continue
        }
        const outcome = await work(row)
        if (outcome !== 'skipped') counts[outcome] += 1
      }
  }
  const ends = await Promise.allSettled(Array.from({ length: rows.length < CLAIM_BATCH ? 1 : MAX_CONNECTIONS }, serve))
  await releaseClaim(left)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return left.length
}

function byRecipient(rows: Row[]): Row[][] {
  const queues = new Map<string, Row[]>()
  for (const row of rows) {
    const to = row.recipient.toLowerCase()
    queues.set(to, [...(queues.get(to) ?? []), row])
  }
  return [...queues.values()]
}

async function deliver(row: Row, mailer: Mailer | undefined): Promise<Outcome> {
  if (!(await hasReader(row))) {
    await updateLeased(row, { status: 'withdrawn', ...textOf(row, 'withdrawn') })
    return 'skipped'
  }
  const send = sender(row, mailer)
  if (!send) {
    await updateLeased(row, { status: 'skipped', attempts: 0, ...textOf(row, 'skipped') })
    logUndelivered(row)
    return 'skipped'
  }
  try {
    refuseExpired(row)
    crashPoint('before-mail-answer')
    await send()
    crashPoint('after-mail-answer')
  } catch (error) {
    await postpone(row, error)
    return 'failed'
  }
  const delivered = { sentAt: now(), failure: null, lastError: null }
  await updateLeased(row, { status: 'sent', ...delivered, ...textOf(row, 'sent') })
  return 'sent'
}

function sender(row: Row, mailer: Mailer | undefined): (() => Promise<void>) | undefined {
  if (row.kind === 'mail') return mailer && (async () => mailer.send(decrypted(row)))
  const { SMS_URL, SMS_TOKEN } = env()
  return SMS_URL ? async () => sendSms(decrypted(row), SMS_URL, SMS_TOKEN) : undefined
}

/** An expired code is not sent; the staff see why it was not delivered in time. */
function refuseExpired({ expiresAt, lastError }: Row) {
  if (expiresAt && expiresAt <= now())
    throw new NotDelivered('expired', lastError ?? 'Nobody delivered it in time.', true)
}

function decrypted(row: Row) {
  const texts = decryptMessage(row)
  if (texts) return { ...row, ...texts }
  throw new NotDelivered('decryption-failed', 'It was encrypted with another SESSION_SECRET.', true)
}

function logUndelivered({ kind, messageId }: Row) {
  const { DEMO } = env()
  if (DEMO) log.info({ messageId }, `${kind} kept in the outbox: nothing is configured to deliver it with`)
  else log.warn({ messageId }, `${kind} not delivered: ${SETTINGS[kind]} is not set, and its text is not kept`)
}

const SETTINGS: Record<Row['kind'], string> = { mail: 'SMTP_URL', sms: 'SMS_URL' }

async function postpone(row: Row, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  // no exponential backoff for a message that expires within minutes
  const backoff = row.expiresAt
    ? FIRST_BACKOFF_MS
    : Math.min(FIRST_BACKOFF_MS * 2 ** (row.attempts - 1), MAX_BACKOFF_MS)
  const status = row.attempts >= MAX_DELIVERY_ATTEMPTS || isPermanentFailure(error) ? 'failed' : 'queued'
  log.warn({ messageId: row.messageId, attempts: row.attempts, status, reason }, `${row.kind} not delivered`)
  const failure = deliveryFailureOf(error)
  const failed = { failure, lastError: reason, nextAttemptAt: new Date(now().getTime() + backoff) }
  await updateLeased(row, {
    status,
    ...failed,
    ...(failure === 'decryption-failed' ? { encrypted: null } : textOf(row, status)),
  })
}

/**
 * Texts are deleted as soon as they need not be sent. A failed message without a secret can be resent by hand, and the
 * demo shows all of them.
 */
function textOf({ secretKind }: Row, status: MessageStatus): { encrypted?: null } {
  const isNeeded = status === 'queued' || (status === 'failed' && secretKind === null)
  return isNeeded || env().DEMO ? {} : { encrypted: null }
}
