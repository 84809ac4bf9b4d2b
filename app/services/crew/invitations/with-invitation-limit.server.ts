import type { Outcome } from '~/models/trade/answers/outcome'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'

/** Does what sends so many letters of invitation, or refuses it while the account has sent too many; around the transaction. */
export function withInvitationLimit<T extends object>(
  asker: Account,
  letters: number,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return letters === 0 ? work() : withRateLimit('invitation', asker, asker.id, work, letters)
}
