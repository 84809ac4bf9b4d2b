import { and, eq, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { mayOpen } from '~/models/trade/access/permissions'
import { todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { itemStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { orderItems, orders } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Actor } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { lockProjectShared, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { lockVehicle } from '~/services/fleet/vehicle-days.server'
import { selectBooked } from '../select-booked.server'

/** A booked vehicle as the staff name it. */
type DeskItemAt = { orderId: number; projectId?: never; orderItemId: string }

/** The same as the crew's addresses name it, with its project. */
export type ItemAt = { orderId: number; projectId: string; orderItemId: string }

export type AnyItemAt = ItemAt | DeskItemAt

/**
 * Locks the vehicle of a booked item until the transaction ends and returns the item. For leaders of its project and for
 * staff. 404 to accounts that cannot see the order, 403 to members who do not lead.
 */
export async function lockItem(tx: Tx, asker: Actor, at: AnyItemAt) {
  const { vehicleId } = await requireMayChange(tx, asker, at)
  await lockVehicle(tx, vehicleId)
  return requireItemRow(tx, at)
}

/** The same without the lock. Staff need not have chosen yet on whose behalf they act. */
export async function requireChangeableItem(asker: Actor, at: AnyItemAt) {
  if (!mayOpen('providerDesk', asker.role)) await requireMayChange(null, asker, at)
  return requireItemRow(db(), at)
}

export type ChangeableItem = Awaited<ReturnType<typeof requireItemRow>>

async function requireMayChange(tx: Tx | null, asker: Actor, at: AnyItemAt) {
  requireArea(asker, asker.kind === 'deputy' ? 'providerDesk' : 'orders')
  const [item] = await (tx ?? db())
    .select({ vehicleId: orderItems.vehicleId, projectId: orders.projectId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(thatItem(at))
  if (!item) throw notFound()
  if (asker.kind === 'account') {
    requirePermission('changeOrders', await requireMembership(asker, item.projectId, tx ?? undefined))
  } else if (tx) {
    await lockProjectShared(tx, sql`(${item.projectId}::uuid)`)
  }
  return item
}

async function requireItemRow(on: Db | Tx, at: AnyItemAt) {
  const [row] = await selectBooked(on).where(thatItem(at))
  if (!row) throw notFound()
  const { item, order, project, vehicle, photoId } = row
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const today = todayIn(vehicle.zone, now())
  return {
    id: item.id,
    inquiryId: item.inquiryId,
    revision: item.revision,
    status: itemStatus({ status: item.status, booking }, today),
    booking,
    today,
    rates: { daily: item.dailyCents, listed: item.listedCents, agreed: item.agreedCents },
    price: item.priceCents,
    taxPerMille: order.taxPerMille,
    order: { id: order.id, placedAt: order.createdAt },
    project: { id: project.id, title: project.title, productionCompany: project.productionCompany },
    picture: photoId ? photoUrls(photoId) : null,
    vehicle: { id: vehicle.id, ownerId: vehicle.ownerId, title: vehicleTitle(vehicle) },
  }
}

const thatItem = ({ orderId, projectId, orderItemId }: AnyItemAt) =>
  and(eq(orderItems.id, orderItemId), eq(orders.id, orderId), projectId ? eq(orders.projectId, projectId) : undefined)
