import { randomInt } from 'node:crypto'
import { asc, eq, lt } from 'drizzle-orm'
import { CODE_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_DIGITS, CODE_RETENTION_DAYS } from '~/models/trade/constants'
import { PRODUCT } from '~/models/trade/product'
import type { VerificationPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { accounts, db, inTransaction, type Tx, verificationCodes } from '~/server/db/client.server'
import { supersedeQueued } from '~/server/delivery/undelivered.server'
import { writeSms } from '~/server/mail/sms.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { MessageSecret } from '~/server/outbox/write-outbox.server'
import { CODE_LIFETIME_MS } from './request-code.server'
import { hashCode } from './try-code.server'

type Row = typeof verificationCodes.$inferSelect

/**
 * Sends a code for every request that waits for one, each in a transaction of its own, several processes at once. Here
 * is where an address is looked up, so that asking for a code tells nobody whether it has an account.
 */
export async function sendCodes(shouldContinue = () => true): Promise<void> {
  while (shouldContinue() && (await inTransaction(sendNext))) {}
}

async function sendNext(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(verificationCodes)
    .where(lt(verificationCodes.sentRound, verificationCodes.round))
    .orderBy(asc(verificationCodes.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!row) return false
  const isInTime = row.expiresAt > now()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expiresAt = new Date(now().getTime() + CODE_LIFETIME_MS)
  const secret = { kind: 'code', of: row.id, expiresAt } as const
  await supersedeQueued(tx, secret)
  const message = { to: row.target, code, secret, key: `code/${row.id}/${row.round}` }
  const isSent = isInTime && (await SENDERS[row.purpose](tx, row, message))
  await tx
    .update(verificationCodes)
    .set({
      sentRound: row.round,
      codeHash: isSent ? hashCode(row, code) : null,
      ...(isInTime && { expiresAt }),
    })
    .where(eq(verificationCodes.id, row.id))
  return true
}

/** Each writes what is to be sent, and answers whether the code is in it. */
const SENDERS: Record<VerificationPurpose, (tx: Tx, row: Row, message: CodeEmail) => Promise<boolean>> = {
  async 'password-reset'(tx, { target }, message) {
    const [account] = await holdersOf(tx, target)
    if (account?.status !== 'active') return false
    await mailCode(tx, { ...message, to: account.email }, RESET)
    return true
  },

  /** The answer does not reveal that an address is taken; its holder gets a mail. */
  async 'email-change'(tx, { target }, message) {
    const [holder] = await holdersOf(tx, target)
    if (holder) await mailEmailTaken(tx, { ...message, to: holder.email })
    else await mailCode(tx, message, NEW_ADDRESS)
    return !holder
  },

  async 'phone-change'(tx, _row, message) {
    await textPhoneCode(tx, message)
    return true
  },
}

/** Emails go to the address as its holder wrote it, not as somebody else typed it. */
const holdersOf = (tx: Tx, email: string) =>
  tx.select({ email: accounts.email, status: accounts.status }).from(accounts).where(eq(accounts.email, email))

interface CodeEmail {
  /** E-mail address or E.164 number. */
  to: string
  code: string
  /** The id of the request that the code answers, and until when. */
  secret: MessageSecret
  key: string
}

interface CodeWords {
  subject: string
  use: string
  ignore: string
}

function mailCode(tx: Tx, { to, code, secret, key }: CodeEmail, { subject, use, ignore }: CodeWords) {
  const parts = [use, { facts: [['Code', code]] }, CODE_MESSAGES.life, ignore] satisfies EmailPart[]
  return writeMail(tx, { type: 'code', to, subject, parts, secret, key })
}

const RESET: CodeWords = {
  subject: 'Your code for a new password',
  use: `Use this code to choose a new password for your ${PRODUCT} account.`,
  ignore: "If you didn't request it, you can ignore this email. Your password will not change.",
}

const NEW_ADDRESS: CodeWords = {
  subject: 'Your code for a new email address',
  use: `Use this code to confirm this address as the new one for your ${PRODUCT} account.`,
  ignore: "If you didn't request it, you can ignore this email.",
}

/** To the holder of an address that somebody else wants for their account. */
function mailEmailTaken(tx: Tx, { to, key }: CodeEmail) {
  return writeMail(tx, {
    type: 'email-taken',
    to,
    subject: `Your address and your ${PRODUCT} account`,
    parts: [
      `Someone tried to use this address for another ${PRODUCT} account. It already belongs to yours, so nothing has changed.`,
      'If that was you, log in with this address, or use it to reset your password.',
    ],
    key,
  })
}

function textPhoneCode(tx: Tx, { to, code, secret, key }: CodeEmail) {
  const text = `${code} is your ${PRODUCT} code. ${CODE_MESSAGES.life}`
  return writeSms(tx, { to, text, secret, key })
}

const CODES_KEPT_MS = CODE_RETENTION_DAYS * 86_400_000

/** Deletes codes that have run out, and what was asked for with them. */
export async function deleteExpiredCodes(): Promise<void> {
  await db()
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, new Date(now().getTime() - CODES_KEPT_MS)))
}
