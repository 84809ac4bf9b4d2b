import { now } from '~/server/clock.server'
import { inTransaction } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { endSessionsOf } from '~/server/session/session.server'

/** Logs an account out everywhere but in the browser that asks; harmless when it is logged in nowhere else. */
export function endOtherSessions(account: Account): Promise<void> {
  return inTransaction((tx) => endSessionsOf(tx, account.id, now(), account.sessionId))
}
