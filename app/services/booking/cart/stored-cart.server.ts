import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CartItem } from '~/models/booking/cart'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { Booking } from '~/models/trade/days/days'
import type { VehiclePhoto } from '~/models/trade/photos'
import type { ProjectRole, ProjectStatus } from '~/models/trade/vocabulary/projects'

import type { Db, Tx } from '~/server/db/client.server'
import {
  cartItems,
  carts,
  inquiries,
  listVehicles,
  projectMembers,
  projects,
  vehicleBlocks,
  vehicles,
} from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { photos } from '~/services/fleet/vehicle-photos.server'

/** One vehicle of a cart with everything its price and its order are made of. */
export type StoredCartItem = CartItem & {
  id: string
  inquiryId: string
  listVehicleId: string
  vehicleId: string
  ownerId: string
  year: number
  make: string
  model: string
  /** The listed total for the booking, frozen when it was asked for. */
  listed: number
  photos: VehiclePhoto[]
}

export type StoredCart = {
  revision: number
  project: { id: string; title: string; productionCompany: string }
  /** Whether somebody has set one for the project. */
  hasBudget: boolean
  /** False once the project was closed or the renter's place in it was lowered. */
  mayBook: boolean
  items: StoredCartItem[]
}

/** The renter's cart in two statements, or null while nothing is in it. */
export async function findStoredCart(asker: Account, on: Db | Tx): Promise<StoredCart | null> {
  const [row] = await on
    .select({ revision: carts.revision, project: projects, role: projectMembers.role })
    .from(carts)
    .innerJoin(projects, eq(projects.id, carts.projectId))
    .leftJoin(
      projectMembers,
      and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, carts.accountId)),
    )
    .where(eq(carts.accountId, asker.id))
  if (!row) return null
  const { id, title, productionCompany, status, budgetCents } = row.project
  return {
    revision: row.revision,
    project: { id, title, productionCompany },
    hasBudget: budgetCents !== null,
    mayBook: row.role !== null && can('addToCart', accessOf(asker, row.role, status)),
    items: await readItems(asker.id, on),
  }
}

/**
 * Locks these vehicles for this transaction, always in one order: whoever wants one of them too waits here and then sees
 * what became of its days. Left to the exclusion constraint, two of them would wait for each other.
 */
export async function lockVehicles(tx: Tx, accountId: string) {
  const inCart = tx.select({ id: cartItems.vehicleId }).from(cartItems).where(eq(cartItems.accountId, accountId))
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, inCart))
    .orderBy(asc(vehicles.id))
    .for('no key update')
}

async function readItems(accountId: string, on: Db | Tx): Promise<StoredCartItem[]> {
  const rows = await on
    .select({
      id: cartItems.id,
      inquiryId: cartItems.inquiryId,
      listVehicleId: cartItems.listVehicleId,
      vehicleId: cartItems.vehicleId,
      from: cartItems.bookedFrom,
      to: cartItems.bookedTo,
      ownerId: vehicles.ownerId,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      zone: vehicles.zone,
      listingStatus: vehicles.listingStatus,
      daily: inquiries.dailyCents,
      listed: inquiries.listedCents,
      agreed: inquiries.lastOfferCents,
      isAskedAnew: sql<boolean>`${inquiries.status} <> 'agreed'`,
      isOffList: sql<boolean>`${listVehicles.removedAt} is not null`,
      isTaken: isReserved(sql`${cartItems.vehicleId}`, {
        from: sql`${cartItems.bookedFrom}`,
        to: sql`${cartItems.bookedTo}`,
      }),
      photos,
    })
    .from(cartItems)
    .innerJoin(vehicles, eq(vehicles.id, cartItems.vehicleId))
    .innerJoin(inquiries, eq(inquiries.id, cartItems.inquiryId))
    .innerJoin(listVehicles, eq(listVehicles.id, cartItems.listVehicleId))
    .where(eq(cartItems.accountId, accountId))
    .orderBy(asc(cartItems.bookedFrom), asc(cartItems.createdAt), asc(cartItems.id))
  return rows.map(({ from, to, ...row }) => ({ ...row, booking: { from, to } }))
}

/** Whether an active block holds one of these days; the arguments are columns or values of the statement. */
function isReserved(vehicleId: SQL, { from, to }: Record<keyof Booking, SQL>): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${vehicleBlocks} where ${vehicleBlocks.active}
    and ${vehicleBlocks.vehicleId} = ${vehicleId} and ${vehicleBlocks.period} && daterange(${from}, ${to}, '[]'))`
}

function accessOf(asker: Account, projectRole: ProjectRole, projectStatus: ProjectStatus): AccessContext {
  return { applicationRole: asker.role, projectRole, projectStatus }
}
