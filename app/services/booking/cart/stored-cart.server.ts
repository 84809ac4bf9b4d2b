import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { CART_BLOCKERS } from '~/models/booking/booking-messages'
import { cartBlocker } from '~/models/booking/cart'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { can } from '~/models/trade/access/permissions'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import {
  cartItems,
  carts,
  type Db,
  inquiries,
  listVehicles,
  projectMembers,
  projects,
  type Tx,
  vehicleBlocks,
  vehicles,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { findDayConflict } from '~/services/fleet/vehicle-days.server'
import { photos } from '~/services/fleet/vehicle-photos.server'

/** The renter's cart, in two queries. Null if it belongs to no project. */
export async function findStoredCart(asker: Account, on: Db | Tx) {
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
  const { id, title, productionCompany, status } = row.project
  const access = row.role && { applicationRole: asker.role, projectRole: row.role, projectStatus: status }
  return {
    revision: row.revision,
    project: { id, title, productionCompany },
    /** False once the project was closed or the renter's role in it was lowered. */
    mayBook: access !== null && can('addToCart', access),
    items: await allItems(asker.id, on),
  }
}

export type StoredCart = NonNullable<Awaited<ReturnType<typeof findStoredCart>>>

/** One vehicle of a cart with everything its price and order are computed from. */
export type StoredCartItem = StoredCart['items'][number]

/**
 * Locks the vehicles of the cart in the order of their ids. A concurrent order for one of them waits here and then
 * sees which days are taken. With the exclusion constraint alone, two orders could deadlock.
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

/** The refusal for the first vehicle that cannot be booked or quoted: '1976 Chevrolet Caprice: …'. Null if none. */
export async function checkCartItems(on: Db | Tx, cart: StoredCart): Promise<Refusal | null> {
  for (const item of cart.items) {
    const blocker = cartBlocker(item, now())
    if (!blocker) continue
    const inTheWay = blocker === 'taken' ? await findDayConflict(on, item) : null
    const sentence = `${vehicleTitle(item)}: ${CART_BLOCKERS[blocker]}`
    return refused('item-blocked', sentence, undefined, inTheWay ?? undefined)
  }
  return null
}

async function allItems(accountId: string, on: Db | Tx) {
  return on
    .select({
      id: cartItems.id,
      inquiryId: cartItems.inquiryId,
      listVehicleId: cartItems.listVehicleId,
      vehicleId: cartItems.vehicleId,
      booking: { from: cartItems.bookedFrom, to: cartItems.bookedTo },
      ownerId: vehicles.ownerId,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      zone: vehicles.zone,
      listingStatus: vehicles.listingStatus,
      daily: inquiries.dailyCents,
      /** The listed total for the booking, stored when the inquiry was sent. */
      listed: inquiries.listedCents,
      agreed: inquiries.lastOfferCents,
      isAskedAnew: sql<boolean>`${inquiries.status} <> 'agreed'`,
      isOffList: sql<boolean>`${listVehicles.removedAt} is not null`,
      isTaken: sql<boolean>`exists (select 1 from ${vehicleBlocks} where ${vehicleBlocks.active}
        and ${vehicleBlocks.vehicleId} = ${cartItems.vehicleId}
        and ${vehicleBlocks.period} && daterange(${cartItems.bookedFrom}, ${cartItems.bookedTo}, '[]'))`,
      photos,
    })
    .from(cartItems)
    .innerJoin(vehicles, eq(vehicles.id, cartItems.vehicleId))
    .innerJoin(inquiries, eq(inquiries.id, cartItems.inquiryId))
    .innerJoin(listVehicles, eq(listVehicles.id, cartItems.listVehicleId))
    .where(eq(cartItems.accountId, accountId))
    .orderBy(asc(cartItems.bookedFrom), asc(cartItems.createdAt), asc(cartItems.id))
}
