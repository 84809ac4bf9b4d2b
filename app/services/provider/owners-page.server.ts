import { and, asc, eq, gt } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import { db } from '~/server/db/client.server'
import { pageOf } from '~/server/db/keyset.server'
import { accounts, vehicles } from '~/server/db/schema'
import { type Account, requireArea } from '~/server/session/asker.server'

const PAGE = 50

export type OwnerRow = { id: string; name: string; email: string; status: string; vehicles: number }

/** Owners by e-mail address, a page at a time; `after` is the last address of the page before. */
export async function ownersPage(asker: Account, after?: string): Promise<{ owners: OwnerRow[]; next: string | null }> {
  requireArea(asker, 'providerDesk')
  const rows = await db()
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      status: accounts.status,
      vehicles: db().$count(vehicles, eq(vehicles.ownerId, accounts.id)),
    })
    .from(accounts)
    .where(and(eq(accounts.role, 'backlot_owner'), after === undefined ? undefined : gt(accounts.email, after)))
    .orderBy(asc(accounts.email))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  const owners = page.map(({ firstName, lastName, ...row }) => ({ ...row, name: personName({ firstName, lastName }) }))
  return { owners, next: last?.email ?? null }
}
