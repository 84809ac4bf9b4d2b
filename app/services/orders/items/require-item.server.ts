import { and, eq, ne, sql } from 'drizzle-orm'
import { coverUntil } from '~/models/orders/coi-cover'
import { checkItemStatus } from '~/models/orders/items/item-actions'
import { daysOffered, lastDays, requiredDays } from '~/models/orders/items/item-days'
import { missingText } from '~/models/orders/items/item-messages'
import { mayOpen } from '~/models/trade/access/permissions'
import { type TakenDays, takenDaysText } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { type AmendmentKind, itemStatus } from '~/models/trade/vocabulary/orders'
import { agreements, type Db, db, documents, orderItems, orders, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, type Actor, requireArea } from '~/server/session/asker.server'
import { findBudget } from '~/services/crew/find-budget.server'
import { lockProjectShared, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { lockVehicle, takenPeriods } from '~/services/fleet/vehicle-days.server'
import { bookedView, selectBooked } from '../select-booked.server'

/** Identifies an order item in the crew's URLs. */
export type ItemRef = { orderId: number; projectId: string; orderItemId: string }

/** The same, also for staff URLs, which have no project. */
export type AnyItemRef = Omit<ItemRef, 'projectId'> & { projectId?: string }

/**
 * Locks the vehicle of an order item until the transaction ends and returns the item, for members with `changeOrders`
 * and for staff. 404 for accounts that cannot see the order, 403 for other members.
 */
export async function lockItem(tx: Tx, asker: Actor, ref: AnyItemRef) {
  const { vehicleId } = await requireMayChange(tx, asker, ref)
  await lockVehicle(tx, vehicleId)
  return requireItemRow(tx, ref)
}

/** The same without the lock. Staff do not have to act as deputies yet. */
export async function requireChangeableItem(asker: Actor, ref: AnyItemRef) {
  if (!mayOpen('providerDesk', asker.role)) await requireMayChange(null, asker, ref)
  return requireItemRow(db(), ref)
}

export type ChangeableItem = Awaited<ReturnType<typeof requireItemRow>>

async function requireMayChange(tx: Tx | null, asker: Actor, ref: AnyItemRef) {
  requireArea(asker, asker.kind === 'deputy' ? 'providerDesk' : 'orders')
  const [item] = await (tx ?? db())
    .select({ vehicleId: orderItems.vehicleId, projectId: orders.projectId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isItem(ref))
  if (!item) throw notFound()
  if (asker.kind === 'account') {
    requirePermission('changeOrders', await requireMembership(asker, item.projectId, tx ?? undefined))
  } else if (tx) {
    await lockProjectShared(tx, sql`(${item.projectId}::uuid)`)
  }
  return item
}

async function requireItemRow(on: Db | Tx, ref: AnyItemRef) {
  const [row] = await selectBooked(on).where(isItem(ref))
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

export const isItem = ({ orderId, projectId, orderItemId }: AnyItemRef) =>
  and(eq(orderItems.id, orderItemId), eq(orders.id, orderId), projectId ? eq(orders.projectId, projectId) : undefined)

/**
 * An order item for the dialog of an amendment, which computes the new price from `rates`. `refusal` says why the
 * amendment is not possible now. 404 and 403 as for the amendment itself.
 */
export async function requireItem(asker: Account, kind: AmendmentKind, ref: AnyItemRef) {
  const item = await requireChangeableItem(asker, ref)
  const { inquiryId, orderedAt, hasDocuments, vehicleId, owner, ...shown } = item
  const isMove = kind === 'change' || kind === 'extend'
  const taken = isMove ? await takenBeside(item, kind) : []
  return {
    ...shown,
    offered: isMove ? daysOffered(kind, item) : lastDays(item),
    taken,
    takenDaysText: takenDaysText(taken),
    budget: await findBudget(item.project.id),
    cover: isMove ? await findCover(item.orderId) : null,
    isOnly: kind === 'cancel' && (await countOthers(item)) === 0,
    signer: await findSigner(item.orderId),
    missing: kind === 'complete' ? await findMissing(item) : null,
    refusal: checkItemStatus(kind, item.status)?.message ?? null,
  }
}

/** An order item as its dialogs show it. */
export type ItemView = Awaited<ReturnType<typeof requireItem>>

/** The other vehicles of the order that are not cancelled. */
function countOthers({ id, orderId }: ChangeableItem): Promise<number> {
  return db().$count(
    orderItems,
    and(eq(orderItems.orderId, orderId), ne(orderItems.id, id), ne(orderItems.status, 'cancelled')),
  )
}

/** The blocks by others in the days that matter for the amendment, each with its sentence. */
async function takenBeside(item: ChangeableItem, kind: 'change' | 'extend'): Promise<TakenDays[]> {
  const days = requiredDays(kind, item)
  if (days.from > days.to) return []
  const periods = await takenPeriods(db(), { vehicleId: item.vehicleId, days, except: item.id })
  return periods.map((taken) => ({ ...taken, text: takenDaysText([taken]) }))
}

/** Who still has to sign the agreement of an order; null once it is answered. */
async function findSigner(orderId: number): Promise<string | null> {
  const [agreement] = await db()
    .select({ firstName: agreements.firstName, lastName: agreements.lastName })
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), eq(agreements.status, 'not_signed')))
  return agreement ? personName(agreement) : null
}

/** When the COI of an order expires; null without a COI or without an expiry date. */
async function findCover(orderId: number) {
  const [coi] = await db()
    .select({ expiresOn: documents.expiresOn })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'coi'), eq(documents.status, 'current')))
  return coi?.expiresOn ? coverUntil(coi.expiresOn) : null
}

/** The sentence about what still has to be signed or uploaded for an order; null if nothing. */
async function findMissing({ orderId, hasDocuments }: ChangeableItem): Promise<string | null> {
  const signed = and(eq(agreements.orderId, orderId), eq(agreements.status, 'signed'))
  return missingText({ isSigned: (await db().$count(agreements, signed)) > 0, hasDocuments })
}
