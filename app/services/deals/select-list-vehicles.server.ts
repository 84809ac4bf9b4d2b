import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Day } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import {
  accounts,
  amendments,
  cartItems,
  type Db,
  db,
  dealMessages,
  inquiries,
  listVehicles,
  offers,
  orderItems,
  projectMembers,
  type Tx,
  vehicleBlocks,
  vehicles,
} from '~/server/db/client.server'

export type ListVehicleRow = Awaited<ReturnType<typeof allListVehicles>>[number]

/** Everything the stage and buttons of list vehicles depend on, in one query for any number of them. */
export async function allListVehicles(listVehicleIds: string[], on: Db | Tx = db()) {
  if (listVehicleIds.length === 0) return []
  const latest = latestInquiry(on)
  const taken = takenDays(on, latest)
  return on
    .select({
      id: listVehicles.id,
      listId: listVehicles.listId,
      projectId: listVehicles.projectId,
      removedAt: listVehicles.removedAt,
      position: listVehicles.position,
      notes: {
        carNumber: listVehicles.carNumber,
        character: listVehicles.character,
        mark: listVehicles.mark,
        note: listVehicles.note,
      },
      vehicle: vehicles,
      inquiryId: latest.id,
      inquiryStatus: latest.status,
      round: latest.round,
      lastOfferBy: latest.lastOfferBy,
      closedBy: latest.closedBy,
      deadlineAt: latest.deadlineAt,
      ...asOrdered(latest),
      declineReason: latest.declineReason,
      messages: sql<number>`(select count(*)::int from ${dealMessages} where ${eq(dealMessages.inquiryId, latest.id)})`,
      dailyCents: latest.dailyCents,
      listedCents: latest.listedCents,
      previousOfferCents: offers.amountCents,
      cartItemId: cartItems.id,
      cartAccountId: cartItems.accountId,
      cartFirstName: accounts.firstName,
      orderId: orderItems.orderId,
      orderItemId: orderItems.id,
      orderItemStatus: orderItems.status,
      orderItemDailyCents: orderItems.dailyCents,
      orderTaxCents: orderItems.taxCents,
      photographed,
      paidTo: sql<Day | null>`${paidTo()}`,
      takenFrom: taken.takenFrom,
      takenTo: taken.takenTo,
    })
    .from(listVehicles)
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(offers, and(eq(offers.inquiryId, latest.id), eq(offers.round, sql`${latest.round} - 1`)))
    .leftJoin(cartItems, and(eq(cartItems.inquiryId, latest.id), countsInCart()))
    .leftJoin(accounts, eq(accounts.id, cartItems.accountId))
    .leftJoin(orderItems, eq(orderItems.inquiryId, latest.id))
    .leftJoinLateral(taken, sql`true`)
    .where(inArray(listVehicles.id, listVehicleIds))
}

/** The order of the inquiries about a list vehicle: a withdrawn one leaves what became of the one before. */
export const latestFirst = [sql`${inquiries.status} = 'withdrawn'`, desc(inquiries.attempt)]

function latestInquiry(on: Db | Tx) {
  return on
    .select()
    .from(inquiries)
    .where(eq(inquiries.listVehicleId, listVehicles.id))
    .orderBy(...latestFirst)
    .limit(1)
    .as('latest')
}

/** The sides that have finished their photos of the item at pickup. The query has to join `order_items`. */
export const photographed = sql<InspectionSide[]>`array(
  select inspection.side from inspections as inspection
  where inspection.order_item_id = ${orderItems.id} and inspection.phase = 'pickup'
    and inspection.finished_at is not null)`

/** The last day for which an order item is paid: after an early completion the originally booked one. */
export const paidTo = () =>
  sql<Day>`coalesce((select ${amendments.oldTo} from ${amendments} where ${and(
    eq(amendments.orderItemId, orderItems.id),
    eq(amendments.kind, 'complete'),
  )}), ${orderItems.bookedTo})`

/** The days and price of the order item, which may have been amended, else those of the inquiry. */
function asOrdered(latest: ReturnType<typeof latestInquiry>) {
  return {
    bookedFrom: sql<Day | null>`coalesce(${orderItems.bookedFrom}, ${latest.bookedFrom})`,
    bookedTo: sql<Day | null>`coalesce(${orderItems.bookedTo}, ${latest.bookedTo})`,
    lastOfferCents: sql<Cents | null>`coalesce(${orderItems.priceCents}, ${latest.lastOfferCents})`,
  }
}

/** The first block by another order or the owner that overlaps the inquiry's days. */
function takenDays(on: Db | Tx, latest: ReturnType<typeof latestInquiry>) {
  return on
    .select({
      takenFrom: sql<Day>`lower(${vehicleBlocks.period})`.as('taken_from'),
      takenTo: sql<Day>`upper(${vehicleBlocks.period}) - 1`.as('taken_to'),
    })
    .from(vehicleBlocks)
    .where(
      and(
        eq(vehicleBlocks.vehicleId, listVehicles.vehicleId),
        vehicleBlocks.active,
        isNotNull(latest.id),
        sql`${vehicleBlocks.period} && daterange(${latest.bookedFrom}, ${latest.bookedTo}, '[]')`,
        sql`(${vehicleBlocks.orderItemId} = ${orderItems.id}) is not true`,
      ),
    )
    .orderBy(sql`lower(${vehicleBlocks.period})`)
    .limit(1)
    .as('taken')
}

/** Whether a cart item counts: not once the owner of the cart has left the project. */
export function countsInCart(): SQL {
  return sql`exists (select from ${projectMembers} where ${and(
    eq(projectMembers.projectId, cartItems.projectId),
    eq(projectMembers.accountId, cartItems.accountId),
  )})`
}
