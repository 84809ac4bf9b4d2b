import { lt, or } from 'drizzle-orm'
import { SESSIONS_KEPT_DAYS } from '~/models/trade/figures'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { sessions } from '../db/schema'

const SESSIONS_KEPT_MS = SESSIONS_KEPT_DAYS * 86_400_000

/** Deletes sessions long over. */
export async function forgetSessions(): Promise<void> {
  const before = new Date(now().getTime() - SESSIONS_KEPT_MS)
  await db()
    .delete(sessions)
    .where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)))
}
