import { and, eq, sql } from 'drizzle-orm'
import { coverUntil } from '~/models/orders/coi-cover'
import { checkItemStatus } from '~/models/orders/items/item-acts'
import { daysConcerned, daysOffered, lastDays } from '~/models/orders/items/item-days'
import { missingText } from '~/models/orders/items/item-messages'
import { mayOpen } from '~/models/trade/access/permissions'
import { type TakenDays, takenDaysText } from '~/models/trade/days/day'
import { type AmendmentKind, itemStatus } from '~/models/trade/vocabulary/orders'
import { agreements, type Db, db, documents, orderItems, orders, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, type Actor, requireArea } from '~/server/session/asker.server'
import { lockProjectShared, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { lockVehicle, takenPeriods } from '~/services/fleet/vehicle-days.server'
import { findBudget } from '../find-budget.server'
import { bookedView, selectBooked } from '../select-booked.server'

/** A booked vehicle as the crew's addresses name it, with its project. */
export type ItemAt = { orderId: number; projectId: string; orderItemId: string }

/** The same, also as the staff name it. */
export type AnyItemAt = Omit<ItemAt, 'projectId'> & { projectId?: string }

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
    .where(isItem(at))
  if (!item) throw notFound()
  if (asker.kind === 'account') {
    requirePermission('changeOrders', await requireMembership(asker, item.projectId, tx ?? undefined))
  } else if (tx) {
    await lockProjectShared(tx, sql`(${item.projectId}::uuid)`)
  }
  return item
}

async function requireItemRow(on: Db | Tx, at: AnyItemAt) {
  const [row] = await selectBooked(on).where(isItem(at))
  if (!row) throw notFound()
  const { item, order, project, vehicle } = row
  const view = bookedView(row)
  return {
    ...view,
    inquiryId: item.inquiryId,
    revision: item.revision,
    status: itemStatus({ status: item.status, booking: view.booking }, view.today),
    rates: { daily: item.dailyCents, listed: item.listedCents, agreed: item.agreedCents },
    price: item.priceCents,
    taxPerMille: order.taxPerMille,
    hasDocuments: order.documentsAt !== null,
    orderId: order.id,
    orderedAt: order.createdAt,
    project: { id: project.id, title: project.title, productionCompany: project.productionCompany },
    vehicleId: vehicle.id,
    owner: row.owner,
  }
}

export const isItem = ({ orderId, projectId, orderItemId }: AnyItemAt) =>
  and(eq(orderItems.id, orderItemId), eq(orders.id, orderId), projectId ? eq(orders.projectId, projectId) : undefined)

/**
 * A booked vehicle as the dialog shows it that is to do this to it: what it costs is computed from `rates`. 404 and 403
 * as for doing it, which the staff do as deputies; `refusal` is why it cannot be done now.
 */
export async function requireItem(asker: Account, act: AmendmentKind, at: AnyItemAt) {
  const item = await requireChangeableItem(asker, at)
  const { inquiryId, orderedAt, hasDocuments, vehicleId, owner, ...shown } = item
  const isMove = act === 'change' || act === 'extend'
  const taken = isMove ? await takenBeside(item, act) : []
  return {
    ...shown,
    offered: isMove ? daysOffered(act, item) : lastDays(item),
    taken,
    takenDaysText: takenDaysText(taken),
    budget: await findBudget(item.project.id),
    cover: isMove ? await findCover(item.orderId) : null,
    missing: act === 'complete' ? await findMissing(item) : null,
    refusal: checkItemStatus(act, item.status)?.message ?? null,
  }
}

/** A booked vehicle as its dialogs show it. */
export type ItemView = Awaited<ReturnType<typeof requireItem>>

/** What others hold of the days that matter, in words beside the days themselves. */
async function takenBeside(item: ChangeableItem, act: 'change' | 'extend'): Promise<TakenDays[]> {
  const days = daysConcerned(act, item)
  if (days.from > days.to) return []
  const periods = await takenPeriods(db(), { vehicleId: item.vehicleId, days, except: item.id })
  return periods.map((taken) => ({ ...taken, words: takenDaysText([taken]) }))
}

/** When the COI of an order expires; null without a COI or without an expiry date. */
async function findCover(orderId: number) {
  const [coi] = await db()
    .select({ expiresOn: documents.expiresOn })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'coi'), eq(documents.status, 'current')))
  return coi?.expiresOn ? coverUntil(coi.expiresOn) : null
}

/** What has to be signed and uploaded for an order still. */
async function findMissing({ orderId, hasDocuments }: ChangeableItem): Promise<string | null> {
  const signed = and(eq(agreements.orderId, orderId), eq(agreements.status, 'signed'))
  return missingText({ isSigned: (await db().$count(agreements, signed)) > 0, hasDocuments })
}
