import { lt } from 'drizzle-orm'
import { CODES_KEPT_DAYS } from '~/models/trade/figures'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { verificationCodes } from '~/server/db/schema'

const CODES_KEPT_MS = CODES_KEPT_DAYS * 86_400_000

/** Deletes codes that have run out, and what was asked for with them. */
export async function forgetCodes(): Promise<void> {
  await db()
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, new Date(now().getTime() - CODES_KEPT_MS)))
}
