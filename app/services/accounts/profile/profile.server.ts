import { eq } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { normalizePhone } from '~/models/trade/fields/person'
import { accounts, db, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

/** What somebody reads about themselves; the phone as '+1 (404) 555-0123', '' when none is known. */
export async function findProfile({ id, firstName, lastName, email }: Account) {
  const [row] = await db()
    .select({ phone: accounts.phone, hasShortcuts: accounts.keyboardShortcuts })
    .from(accounts)
    .where(eq(accounts.id, id))
  return {
    firstName,
    lastName,
    email,
    phone: normalizePhone(row?.phone ?? '')?.shown ?? '',
    hasShortcuts: row?.hasShortcuts ?? true,
  }
}

export type Profile = Awaited<ReturnType<typeof findProfile>>

/** The name others read from the next page on; what was signed or sent before keeps the old one. */
export function changeName(asker: Account, name: { firstName: string; lastName: string }): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await tx.update(accounts).set(name).where(eq(accounts.id, asker.id))
    return { ok: true }
  })
}

/** Whether single keys act on the pages of this account, in every browser from the next page on. */
export function setShortcuts(asker: Account, keyboardShortcuts: boolean): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await tx.update(accounts).set({ keyboardShortcuts }).where(eq(accounts.id, asker.id))
    return { ok: true }
  })
}
