import { eq } from 'drizzle-orm'
import { normalizePhone } from '~/models/trade/fields/person'
import { db } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
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
