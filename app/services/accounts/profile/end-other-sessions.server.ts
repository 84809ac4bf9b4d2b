import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { endSessionsOf } from '~/server/session/session.server'

/** Logs an account out everywhere but in the browser that asks; harmless when it is logged in nowhere else. */
export function endOtherSessions(asker: Account): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await endSessionsOf(tx, asker.id, now(), asker.sessionId)
    return { ok: true }
  })
}
