import { eq } from 'drizzle-orm'
import type { Outcome } from '~/models/outcome'
import { PROFILE_MESSAGES } from '~/models/profile-messages'
import type { Renter } from '../auth/renter.server'
import { db } from '../db/client.server'
import { accounts } from '../db/schema'
import { orRefuse } from '../web/or-refuse.server'

/** The name others read from the next page on; what was signed or sent before keeps the old one. */
export function changeName(account: Renter, name: { firstName: string; lastName: string }): Promise<Outcome> {
  return orRefuse<Outcome>(PROFILE_MESSAGES.failed, async () => {
    await db().update(accounts).set(name).where(eq(accounts.id, account.id))
    return { ok: true }
  })
}
