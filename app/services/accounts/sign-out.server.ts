import type { Outcome } from '~/models/trade/answers/outcome'
import { ERROR_TRY_AGAIN } from '~/models/trade/answers/sentences'
import { now } from '~/server/clock.server'
import { attempt } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { endSession } from '~/server/session/session.server'

/** Logs an account out in the browser that asks; harmless when it is logged out already. */
export function signOut(asker: Account): Promise<Outcome> {
  return attempt(ERROR_TRY_AGAIN, async () => {
    await endSession(asker.sessionId, now())
    return { ok: true }
  })
}
