import { and, asc, eq, gt } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/names'
import { db } from '~/server/db/client.server'
import { accounts, vehicles } from '~/server/db/schema'

const PAGE = 50

export type OwnerRow = { id: string; name: string; email: string; status: string; vehicles: number }

/** Owners by e-mail address, a page at a time; `after` is the last address of the page before. */
export async function listOwners(after?: string): Promise<{ owners: OwnerRow[]; next: string | null }> {
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
  const page = rows.slice(0, PAGE)
  const owners = page.map(({ firstName, lastName, ...row }) => ({ ...row, name: personName({ firstName, lastName }) }))
  return { owners, next: rows.length > PAGE ? (page.at(-1)?.email ?? null) : null }
}
