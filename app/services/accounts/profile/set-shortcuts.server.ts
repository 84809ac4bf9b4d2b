import { eq } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { accounts } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'

/** Whether single keys act on the pages of this account, in every browser from the next page on. */
export function setShortcuts(asker: Account, keyboardShortcuts: boolean): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await tx.update(accounts).set({ keyboardShortcuts }).where(eq(accounts.id, asker.id))
    return { ok: true }
  })
}
