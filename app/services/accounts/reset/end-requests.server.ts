import { and, eq, isNull, sql } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { verificationCodes } from '~/server/db/schema'

/**
 * Ends whatever was asked for to choose a new password for this address: codes still in the mail, and codes accepted in
 * some browser. Part of every change of a password, so that nobody undoes it with an older code.
 */
export async function endResetRequests(tx: Tx, email: string): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ expiresAt: now(), changeTokenHash: null })
    .where(and(eq(verificationCodes.purpose, 'password-reset'), eq(asAddress, email), isNull(verificationCodes.usedAt)))
}

/** Compared as the accounts' addresses are: in capitals or not. */
export const asAddress = sql`${verificationCodes.target}::citext`
