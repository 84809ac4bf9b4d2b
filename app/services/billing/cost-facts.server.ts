import { and, asc, desc, eq, exists, isNull, or } from 'drizzle-orm'
import { db, lists, listVehicles, orderItems, orders } from '~/server/db/client.server'
import { allListVehicles, paidTo } from '~/services/deals/select-list-vehicles.server'
import { allExternals } from '~/services/lists/external-cards/select-externals.server'
import { LIST_COLUMNS } from '~/services/lists/list.server'

export type CostFacts = Awaited<ReturnType<typeof costFacts>>[number]

/**
 * The vehicles of a project by list and in their order, with what determines their costs: those on its lists, and those
 * removed after they were ordered. Either `deal` or `external` is set. Four queries for any number of vehicles.
 */
export async function costFacts(projectId: string) {
  const places = await selectPlaces(projectId)
  const ids = places.map(({ id }) => id)
  const deals = new Map((await allListVehicles(ids)).map((deal) => [deal.id, deal]))
  const externals = new Map((await allExternals(projectId, ids)).map((row) => [row.id, row]))
  const items = await selectItems(projectId)
  return places.map(({ id, removedAt, ...list }) => ({
    id,
    list,
    isRemoved: removedAt !== null,
    deal: deals.get(id) ?? null,
    external: externals.get(id) ?? null,
    items: items.filter(({ listVehicleId }) => listVehicleId === id),
  }))
}

/** In the order of the project page, which omits archived lists. */
function selectPlaces(projectId: string) {
  const itsItems = db()
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.listVehicleId, listVehicles.id))
  return db()
    .select({ id: listVehicles.id, removedAt: listVehicles.removedAt, ...LIST_COLUMNS })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .where(and(eq(listVehicles.projectId, projectId), or(isNull(listVehicles.removedAt), exists(itsItems))))
    .orderBy(desc(lists.position), asc(listVehicles.position))
}

function selectItems(projectId: string) {
  return db()
    .select({
      listVehicleId: orderItems.listVehicleId,
      id: orderItems.id,
      inquiryId: orderItems.inquiryId,
      orderId: orderItems.orderId,
      status: orderItems.status,
      bookedFrom: orderItems.bookedFrom,
      bookedTo: orderItems.bookedTo,
      paidTo: paidTo(),
      dailyCents: orderItems.dailyCents,
      agreedCents: orderItems.priceCents,
      taxCents: orderItems.taxCents,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.projectId, projectId))
    .orderBy(asc(orderItems.orderId), asc(orderItems.createdAt), asc(orderItems.id))
}
