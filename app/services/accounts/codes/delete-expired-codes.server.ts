import { lt } from 'drizzle-orm'
import { CODE_RETENTION_DAYS } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { verificationCodes } from '~/server/db/schema'

const CODES_KEPT_MS = CODE_RETENTION_DAYS * 86_400_000

/** Deletes codes that have run out, and what was asked for with them. */
export async function deleteExpiredCodes(): Promise<void> {
  await db()
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, new Date(now().getTime() - CODES_KEPT_MS)))
}
