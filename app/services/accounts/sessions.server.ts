import { and, desc, eq, gt, gte, isNull } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { deviceName } from '~/models/accounts/profile-device'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import type { Outcome } from '~/models/trade/results/outcome'
import { ERROR_TRY_AGAIN } from '~/models/trade/results/shared-messages'
import { now } from '~/server/clock.server'
import { attempt, db, sessions, transact } from '~/server/db/client.server'
import { env } from '~/server/env.server'
import type { Account } from '~/server/session/asker.server'
import { endSession, endSessionsOf } from '~/server/session/session.server'

const SHOWN = 10
const DAY_MS = 86_400_000

/** The account's open sessions: this browser first, then the most recent ones, and how many more there are. */
export async function sessionsPage(account: Account) {
  const rows = await db()
    .select({ id: sessions.id, userAgent: sessions.userAgent, seenAt: sessions.seenAt, createdAt: sessions.createdAt })
    .from(sessions)
    .where(stillOpen(account))
    .orderBy(desc(eq(sessions.id, account.sessionId)), desc(sessions.seenAt), sessions.id)
    .limit(SHOWN)
  const all = rows.length < SHOWN ? rows.length : await db().$count(sessions, stillOpen(account))
  return {
    sessions: rows.map(({ id, userAgent, seenAt, createdAt }) => ({
      id,
      device: deviceName(userAgent),
      seenAt: formatInstant(seenAt, HOME_ZONE, now()),
      since: formatInstant(createdAt, HOME_ZONE, now()),
      isThisOne: id === account.sessionId,
    })),
    more: all - rows.length,
  }
}

export type SessionsPage = Awaited<ReturnType<typeof sessionsPage>>

/** Not ended, expired or idle for too long: the next request from that browser would be accepted. */
function stillOpen(account: Account) {
  const idleSince = new Date(now().getTime() - env().SESSION_IDLE_DAYS * DAY_MS)
  return and(
    eq(sessions.accountId, account.id),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now()),
    gte(sessions.seenAt, idleSince),
  )
}

/** Logs the account out in every other browser. Idempotent. */
export function endOtherSessions(asker: Account): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await endSessionsOf(tx, asker.id, now(), asker.sessionId)
    return { ok: true }
  })
}

/** Logs the account out in this browser. Idempotent. */
export function signOut(asker: Account): Promise<Outcome> {
  return attempt(ERROR_TRY_AGAIN, async () => {
    await endSession(asker.sessionId, now())
    return { ok: true }
  })
}
