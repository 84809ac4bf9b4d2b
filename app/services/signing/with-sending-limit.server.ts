import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { attempt } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { requireSendable } from './require-sendable.server'

/** Sends the agreement of an order as often as its limit grants. Whoever may not send it uses up nobody's tries. */
export function withSendingLimit(orderId: number, asker: Account, work: () => Promise<Outcome>): Promise<Outcome> {
  return attempt(SIGNING_MESSAGES.failed, async () => {
    await requireSendable(null, asker, orderId)
    return withRateLimit('link-request', asker, `agreement/${orderId}`, work)
  })
}
