import { and, eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'

/** Whoever only looked on and is made part of a team may search and add from now on. Nobody is lowered. */
export async function promoteToMember(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ role: 'backlot_renter_application_member' })
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'backlot_renter_application_user')))
}
