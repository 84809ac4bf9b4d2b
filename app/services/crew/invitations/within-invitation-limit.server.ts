import type { Outcome } from '~/models/trade/answers/outcome'
import { withinTryLimit } from '~/server/count-tries.server'
import type { Account } from '~/server/session/asker.server'

/** Does what sends so many letters of invitation, or refuses it while the account has sent too many; around the transaction. */
export function withinInvitationLimit<T extends object>(
  asker: Account,
  letters: number,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return letters === 0 ? work() : withinTryLimit('invitation', asker, asker.id, work, letters)
}
