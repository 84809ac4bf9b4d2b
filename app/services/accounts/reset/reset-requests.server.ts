import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { NEW_PASSWORD_MINUTES } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { db, type Tx } from '~/server/db/client.server'
import { verificationCodes } from '~/server/db/schema'
import { hashToken } from '~/server/token.server'

const CHANGE_LIVES_MS = NEW_PASSWORD_MINUTES * 60_000

/** Whose password this token may change; null when it is unknown, used or has run out. */
export async function findPasswordChange(token: string): Promise<{ email: string } | null> {
  const [change] = await db()
    .select({ email: verificationCodes.target })
    .from(verificationCodes)
    .where(and(isChangeOf(token), isNull(verificationCodes.usedAt)))
  return change ?? null
}

/** The request whose code was exchanged for this token and is still good, used or not. */
export function isChangeOf(token: string) {
  return and(
    eq(verificationCodes.changeTokenHash, hashToken(token)),
    eq(verificationCodes.purpose, 'password-reset'),
    gt(verificationCodes.acceptedAt, new Date(now().getTime() - CHANGE_LIVES_MS)),
  )
}

/**
 * Ends whatever was asked for to choose a new password for this address: codes still in the mail, and codes accepted in
 * some browser. Part of every change of a password, so that nobody undoes it with an older code.
 */
export async function endResetRequests(tx: Tx, email: string): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ expiresAt: now(), changeTokenHash: null })
    .where(
      and(eq(verificationCodes.purpose, 'password-reset'), eq(targetAsCitext, email), isNull(verificationCodes.usedAt)),
    )
}

/** Compared as the accounts' addresses are: in capitals or not. */
export const targetAsCitext = sql`${verificationCodes.target}::citext`
