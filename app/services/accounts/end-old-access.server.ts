import { and, eq, isNull, sql } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { type Tx, verificationCodes } from '~/server/db/client.server'
import { endSessionsOf } from '~/server/session/session.server'
import { mailPasswordChanged, type PasswordChange } from './password-changed-email.server'

type AccessChange = PasswordChange & { account: { id: string }; exceptSession?: string }

/**
 * Part of every password change: ends earlier sessions and reset requests, and emails the account holder in case
 * someone else changed it.
 */
export async function endOldAccess(tx: Tx, { exceptSession, ...change }: AccessChange) {
  const { account } = change
  await endResetRequests(tx, account.email)
  await endSessionsOf(tx, account.id, now(), exceptSession)
  await mailPasswordChanged(tx, change)
}

/** Ends sent and accepted reset codes, so that an older request cannot undo the password change. */
async function endResetRequests(tx: Tx, email: string): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ expiresAt: now(), changeTokenHash: null })
    .where(
      and(eq(verificationCodes.purpose, 'password-reset'), eq(targetAsCitext, email), isNull(verificationCodes.usedAt)),
    )
}

/** Case-insensitive, like the addresses of accounts. */
export const targetAsCitext = sql`${verificationCodes.target}::citext`
