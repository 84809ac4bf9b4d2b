import { eq } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import type { Outcome } from '~/models/trade/outcome'
import { db } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'

/** The name others read from the next page on; what was signed or sent before keeps the old one. */
export function changeName(account: Renter, name: { firstName: string; lastName: string }): Promise<Outcome> {
  return orRefuse<Outcome>(PROFILE_MESSAGES.failed, async () => {
    await db().update(accounts).set(name).where(eq(accounts.id, account.id))
    return { ok: true }
  })
}
