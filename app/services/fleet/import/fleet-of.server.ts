import { and, eq } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import { accounts, type Db, db, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { isManagedBy } from '../managed-vehicle.server'

/** All vehicles of one owner. */
export type Fleet = { ownerId: string; ownerName: string; isOwn: boolean }

/** The fleet of an owner, for the owner and staff. 404 for others, and if the account is not an owner. */
export async function requireFleet(asker: Account, ownerId: string, on: Db | Tx = db()): Promise<Fleet> {
  if (!isManagedBy({ ownerId }, asker)) throw notFound()
  const { firstName, lastName, email } = accounts
  const [owner] = await on
    .select({ firstName, lastName, email })
    .from(accounts)
    .where(and(eq(accounts.id, ownerId), eq(accounts.role, 'backlot_owner')))
  if (!owner) throw notFound()
  return { ownerId, ownerName: personName(owner) || owner.email, isOwn: ownerId === asker.id }
}
