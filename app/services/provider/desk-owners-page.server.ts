import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { DeskOwnersChoice } from '~/models/provider/desk-owners'
import { formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import type { AccountStatus } from '~/models/trade/vocabulary/accounts'
import {
  accounts,
  db,
  inquiries,
  listVehicles,
  orderItems,
  projects,
  sessions,
  vehicles,
} from '~/server/db/client.server'
import { pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { isInOpenProject, isOnList, waitsFor } from '~/services/deals/waiting-inquiries.server'
import { ownerHasWords } from '~/services/owner/fleet/fleet-search.server'

const PAGE = 50

export type DeskOwnerRow = Awaited<ReturnType<typeof deskOwnersPage>>['owners'][number]

/** A keyset page of the owners that match, by email address, with what they have, and counts by status. Two queries. */
export async function deskOwnersPage(asker: Account, { search, status, after }: DeskOwnersChoice) {
  requireArea(asker, 'providerDesk')
  const found = and(eq(accounts.role, 'backlot_owner'), ...ownerHasWords(search))
  const rows = await db()
    .select({
      id: accounts.id,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      email: accounts.email,
      phone: accounts.phone,
      status: accounts.status,
      vehicles: db().$count(vehicles, eq(vehicles.ownerId, accounts.id)),
      toAnswer: sql<number>`${toAnswer()}`,
      booked: sql<number>`${booked()}`,
      seenAt: sql<Date | null>`${lastSeen()}`.mapWith(sessions.seenAt),
    })
    .from(accounts)
    .where(and(found, status && eq(accounts.status, status), after ? gt(accounts.email, after) : undefined))
    .orderBy(asc(accounts.email))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    owners: page.map(({ firstName, lastName, phone, seenAt, ...row }) => ({
      ...row,
      phone: normalizePhone(phone ?? ''),
      name: personName({ firstName, lastName }),
      lastSeen: seenAt && formatDayOfYear(todayIn(HOME_ZONE, seenAt)),
    })),
    counts: await countByStatus(found),
    next: last?.email ?? null,
  }
}

const howMany = sql<number>`count(*)::int`

/** Inquiries that wait for the owner's answer. */
const toAnswer = () =>
  db()
    .select({ howMany })
    .from(inquiries)
    .innerJoin(vehicles, and(eq(vehicles.id, inquiries.vehicleId), eq(vehicles.ownerId, accounts.id)))
    .innerJoin(listVehicles, isOnList)
    .innerJoin(projects, isInOpenProject)
    .where(waitsFor('owner'))

/** Vehicles in orders that are neither returned nor cancelled. */
const booked = () =>
  db()
    .select({ howMany })
    .from(orderItems)
    .innerJoin(vehicles, and(eq(vehicles.id, orderItems.vehicleId), eq(vehicles.ownerId, accounts.id)))
    .where(eq(orderItems.status, 'confirmed'))

// the table name is written out, because drizzle omits it in a select from a single table
const lastSeen = () =>
  db()
    .select({ at: sql`max(${sessions.seenAt})` })
    .from(sessions)
    .where(sql`${sessions.accountId} = "accounts"."id"`)

async function countByStatus(found: SQL | undefined): Promise<Partial<Record<AccountStatus, number>>> {
  const rows = await db()
    .select({ status: accounts.status, many: howMany })
    .from(accounts)
    .where(found)
    .groupBy(accounts.status)
  return Object.fromEntries(rows.map(({ status, many }) => [status, many]))
}
