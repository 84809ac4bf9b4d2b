import { lt } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { verificationCodes } from '~/server/db/schema'

/** Somebody who asks why a code did not work asks within a day. */
const CODES_KEPT_MS = 86_400_000

/** Deletes codes that have run out, and what was asked for with them. */
export async function forgetCodes(): Promise<void> {
  await db()
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, new Date(now().getTime() - CODES_KEPT_MS)))
}
