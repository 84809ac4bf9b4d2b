import { lt, or } from 'drizzle-orm'
import { SESSION_RETENTION_DAYS } from '~/models/trade/constants'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { sessions } from '../db/schema'

const SESSIONS_KEPT_MS = SESSION_RETENTION_DAYS * 86_400_000

/** Deletes sessions that ended or expired before the retention period. */
export async function deleteExpiredSessions(): Promise<void> {
  const before = new Date(now().getTime() - SESSIONS_KEPT_MS)
  await db()
    .delete(sessions)
    .where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)))
}
