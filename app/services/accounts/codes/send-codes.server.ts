import { randomInt } from 'node:crypto'
import { asc, eq, lt } from 'drizzle-orm'
import { CODE_DIGITS, CODE_RETENTION_DAYS } from '~/models/trade/constants'
import type { VerificationPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { accounts, db, inTransaction, type Tx, verificationCodes } from '~/server/db/client.server'
import { supersedeQueued } from '~/server/delivery/undelivered.server'
import {
  type CodeMessage,
  mailEmailTaken,
  mailNewAddressCode,
  mailResetCode,
  textPhoneCode,
} from './code-emails.server'
import { CODE_LIFETIME_MS } from './request-code.server'
import { hashCode } from './try-code.server'

type Row = typeof verificationCodes.$inferSelect

/**
 * Sends the codes of all pending requests, one transaction each; several processes can run it at once. Accounts are
 * only looked up here, so that the response to a request cannot reveal whether an address has an account.
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

/** Each queues a message and returns whether the message contains the code. */
const SENDERS: Record<VerificationPurpose, (tx: Tx, row: Row, message: CodeMessage) => Promise<boolean>> = {
  async 'password-reset'(tx, { target }, message) {
    const [account] = await holdersOf(tx, target)
    if (account?.status !== 'active') return false
    await mailResetCode(tx, { ...message, to: account.email })
    return true
  },

  /** If the address is taken, the asker does not learn it, but its holder gets an email. */
  async 'email-change'(tx, { target }, message) {
    const [holder] = await holdersOf(tx, target)
    if (holder) await mailEmailTaken(tx, { ...message, to: holder.email })
    else await mailNewAddressCode(tx, message)
    return !holder
  },

  async 'phone-change'(tx, _row, message) {
    await textPhoneCode(tx, message)
    return true
  },
}

/** Emails go to the address as stored in the account, not as typed in the request. */
const holdersOf = (tx: Tx, email: string) =>
  tx.select({ email: accounts.email, status: accounts.status }).from(accounts).where(eq(accounts.email, email))

const CODES_KEPT_MS = CODE_RETENTION_DAYS * 86_400_000

/** Deletes requests whose codes expired more than CODE_RETENTION_DAYS ago. */
export async function deleteExpiredCodes(): Promise<void> {
  await db()
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, new Date(now().getTime() - CODES_KEPT_MS)))
}
