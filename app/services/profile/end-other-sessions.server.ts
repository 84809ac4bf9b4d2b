import type { Renter } from '../auth/renter.server'
import { endSessionsOf } from '../auth/session.server'
import { now } from '../clock.server'
import { inTransaction } from '../db/client.server'

/** Logs an account out everywhere but in the browser that asks; harmless when it is logged in nowhere else. */
export function endOtherSessions(account: Renter): Promise<void> {
  return inTransaction((tx) => endSessionsOf(tx, account.id, now(), account.sessionId))
}
