import { eq } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { accounts } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'

/** The name others read from the next page on; what was signed or sent before keeps the old one. */
export function changeName(asker: Account, name: { firstName: string; lastName: string }): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await tx.update(accounts).set(name).where(eq(accounts.id, asker.id))
    return { ok: true }
  })
}
