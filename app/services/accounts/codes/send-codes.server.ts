import { randomInt } from 'node:crypto'
import { asc, eq, lt } from 'drizzle-orm'
import { CODE_DIGITS } from '~/models/trade/constants'
import type { VerificationPurpose } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { accounts, verificationCodes } from '~/server/db/schema'
import { supersedeQueued } from '~/server/delivery/undelivered.server'
import { type CodeEmail, mailEmailCode, mailEmailTaken, mailResetCode, textPhoneCode } from './code-emails.server'
import { CODE_LIFETIME_MS } from './request-code.server'
import { hashCode } from './try-code.server'

type Row = typeof verificationCodes.$inferSelect

/**
 * Sends a code for every request that waits for one, each in a transaction of its own, several processes at once. Here
 * is where an address is looked up, so that asking for a code tells nobody whether it has an account.
 */
export async function sendCodes(mayGoOn = () => true): Promise<void> {
  while (mayGoOn() && (await inTransaction(sendNext))) {}
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
    await mailResetCode(tx, { ...message, to: account.email })
    return true
  },

  /** The answer does not reveal that an address is taken; its holder gets a mail. */
  async 'email-change'(tx, { target }, message) {
    const [holder] = await holdersOf(tx, target)
    if (holder) await mailEmailTaken(tx, { ...message, to: holder.email })
    else await mailEmailCode(tx, message)
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
