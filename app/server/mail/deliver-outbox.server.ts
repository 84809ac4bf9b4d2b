import { and, eq, sql } from 'drizzle-orm'
import type { NoticeStatus } from '~/models/trade/vocabulary/statuses/outbox-status'
import { now } from '~/server/clock.server'
import { crashPoint } from '~/server/crash.server'
import { db } from '~/server/db/client.server'
import { outbox } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { sendSms } from '~/server/sms/send-sms.server'
import { failureOf, isRefusedForGood, NotDelivered } from './delivery-failure.server'
import { openTexts } from './sealed-letter.server'
import { sendMail } from './send-mail.server'

type Row = typeof outbox.$inferSelect

/** A process that dies while delivering leaves its lease behind; after this the row is anybody's again. */
const LEASE_MS = 120_000
/** Twelve attempts span about twenty hours: 1, 2, 4 … minutes apart, at most six hours. */
const ATTEMPTS = 12
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

/**
 * Delivers what is due, one row at a time, and answers how many were taken and how many were refused for now.
 * A row is marked sent only after the other side has answered, so a crash in between sends it again with the same
 * Message-ID. Where nothing to deliver with is configured, rows are kept; their texts only in the demonstration. Between
 * two rows it asks whether it may go on, so that a process that stops is not cut off in the middle of one.
 */
export async function deliverOutbox(mayGoOn = () => true): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 }
  while (mayGoOn()) {
    const row = await claimDueRow()
    if (!row) break
    const outcome = await deliver(row)
    if (outcome !== 'kept') counts[outcome] += 1
  }
  return counts
}

/** SKIP LOCKED lets several processes claim at once; the lease outlives the claiming statement. */
async function claimDueRow(): Promise<Row | undefined> {
  const at = now()
  const due = sql`(
    select id from ${outbox}
    where status = 'waiting' and next_attempt_at <= ${at.toISOString()}
      and (leased_until is null or leased_until <= ${at.toISOString()})
    order by next_attempt_at, created_at limit 1 for update skip locked)`
  const [row] = await db()
    .update(outbox)
    .set({ leasedUntil: new Date(at.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, due))
    .returning()
  return row
}

async function deliver(row: Row): Promise<'sent' | 'failed' | 'kept'> {
  const send = sender(row)
  if (!send) {
    await settle(row, { status: 'kept', attempts: 0, ...textOf(row, 'kept') })
    tellOfKept(row)
    return 'kept'
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
  await settle(row, { status: 'sent', ...delivered, ...textOf(row, 'sent') })
  return 'sent'
}

function sender(row: Row): (() => Promise<void>) | undefined {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN } = env()
  if (row.kind === 'mail') return SMTP_URL ? async () => sendMail(letterOf(row), SMTP_URL, MAIL_FROM) : undefined
  return SMS_URL ? async () => sendSms(letterOf(row), SMS_URL, SMS_TOKEN) : undefined
}

/** Nobody is sent what opens nothing: the desk shows it, with what kept it from being delivered in time. */
function refuseExpired({ expiresAt, lastError }: Row) {
  if (expiresAt && expiresAt <= now())
    throw new NotDelivered('expired', lastError ?? 'Nobody delivered it in time.', true)
}

function letterOf(row: Row) {
  const texts = openTexts(row)
  if (texts) return { ...row, ...texts }
  throw new NotDelivered('text-lost', 'It was sealed with another SESSION_SECRET.', true)
}

function tellOfKept({ kind, messageId }: Row) {
  const { DEMO } = env()
  if (DEMO) log.info({ messageId }, `${kind} kept in the outbox: nothing is configured to deliver it with`)
  else log.warn({ messageId }, `${kind} not delivered: ${SETTINGS[kind]} is not set, and its text is not kept`)
}

const SETTINGS: Record<Row['kind'], string> = { mail: 'SMTP_URL', sms: 'SMS_URL' }

async function postpone(row: Row, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  // somebody waits for what lives for minutes
  const pause = row.expiresAt ? FIRST_PAUSE_MS : Math.min(FIRST_PAUSE_MS * 2 ** (row.attempts - 1), LONGEST_PAUSE_MS)
  const status = row.attempts >= ATTEMPTS || isRefusedForGood(error) ? 'given-up' : 'waiting'
  log.warn({ messageId: row.messageId, attempts: row.attempts, status, reason }, `${row.kind} not delivered`)
  const failure = failureOf(error)
  const failed = { failure, lastError: reason, nextAttemptAt: new Date(now().getTime() + pause) }
  await settle(row, { status, ...failed, ...(failure === 'text-lost' ? { sealed: null } : textOf(row, status)) })
}

/**
 * A text is forgotten as soon as nobody has to be sent it: one without a secret may still be sent again by hand after
 * it was given up, and the demonstration shows them all.
 */
function textOf({ secretKind }: Row, status: NoticeStatus): { sealed?: null } {
  const isNeeded = status === 'waiting' || (status === 'given-up' && secretKind === null)
  return isNeeded || env().DEMO ? {} : { sealed: null }
}

/** Only while the lease is still this process's own: otherwise another one is delivering the row by now. */
async function settle(row: Row, change: Partial<Row>) {
  const isOurs = row.leasedUntil ? eq(outbox.leasedUntil, row.leasedUntil) : undefined
  await db()
    .update(outbox)
    .set({ ...change, leasedUntil: null })
    .where(and(eq(outbox.id, row.id), isOurs))
}
