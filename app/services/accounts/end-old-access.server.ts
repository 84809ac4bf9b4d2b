import { and, eq, isNull, sql } from 'drizzle-orm'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { type Tx, verificationCodes } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { endSessionsOf } from '~/server/session/session.server'

interface PasswordChange {
  account: { id: string; email: string }
  /** In the profile, or with a code that was mailed. */
  how: keyof typeof SENTENCES
  origin: string
  /** Of this one change. */
  key: string
  exceptSession?: string
}

const SENTENCES = {
  profile: `The password for your ${PRODUCT} account was changed, and all other devices were logged out.`,
  code: `The password for your ${PRODUCT} account was changed with a code sent to this address. All devices were logged out.`,
} as const

/**
 * Part of every change of a password: ends the sessions and reset requests from before, and emails the account's holder,
 * in case it was somebody else.
 */
export async function endOldAccess(tx: Tx, { account, how, origin, key, exceptSession }: PasswordChange) {
  await endResetRequests(tx, account.email)
  await endSessionsOf(tx, account.id, now(), exceptSession)
  await writeMail(tx, {
    type: 'password-changed',
    to: account.email,
    subject: 'Your password was changed',
    parts: [SENTENCES[how], "If this wasn't you, choose a new password right away:"],
    href: new URL(accountPaths.forgotPassword(), origin).href,
    key,
  })
}

/**
 * Codes still in the mail, and codes accepted in some browser: nobody undoes a change of the password with an older one.
 */
async function endResetRequests(tx: Tx, email: string): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ expiresAt: now(), changeTokenHash: null })
    .where(
      and(eq(verificationCodes.purpose, 'password-reset'), eq(targetAsCitext, email), isNull(verificationCodes.usedAt)),
    )
}

/** Compared as the accounts' addresses are: in capitals or not. */
export const targetAsCitext = sql`${verificationCodes.target}::citext`
