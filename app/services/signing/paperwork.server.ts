import { and, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm'
import type { Day } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import type { Paperwork } from '~/models/trade/due/booking-due'
import type { AgreementStatus } from '~/models/trade/vocabulary/documents'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { agreements, db, orderItems, orders, vehicles } from '~/server/db/client.server'
import { SENDS } from './find-agreement.server'

/** The status of the order's current agreement. The query has to join `orders`. */
export const currentAgreement: SQL<AgreementStatus | null> = sql<AgreementStatus | null>`(
  select ${agreements.status} from ${agreements}
  where ${agreements.orderId} = ${orders.id} and ${agreements.status} <> 'replaced')`

/** Whom the order's current agreement waits for; null if it does not wait. The query has to join `orders`. */
export const currentSigner: SQL<Signer | null> = sql<Signer | null>`(
  select json_build_object('firstName', ${agreements.firstName}, 'lastName', ${agreements.lastName},
    'title', ${agreements.title}, 'email', ${agreements.email}, 'sentAt', ${SENDS} ->> 'last')
  from ${agreements} where ${agreements.orderId} = ${orders.id} and ${agreements.status} = 'not_signed')`

/** `sentAt`: when it was last emailed to them, as an ISO instant. */
type Signer = Pick<typeof agreements.$inferSelect, 'firstName' | 'lastName' | 'title' | 'email'> & {
  sentAt: string | null
}

/**
 * What is missing for these orders before their pickup, without orders that are over. `today` is the date where their
 * first vehicle is. One query for any number.
 */
export async function allPaperwork(orderIds: readonly number[]): Promise<Map<number, OrderPaperwork>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db()
    .select({
      id: orders.id,
      agreement: currentAgreement,
      signer: currentSigner,
      documentsAt: orders.documentsAt,
      from: min(orderItems.bookedFrom),
      to: max(orderItems.bookedTo),
      zone: firstOf(vehicles.zone),
      pickupPreference: firstOf(vehicles.pickupPreference),
    })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.status, 'confirmed')))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(inArray(orders.id, [...orderIds]))
    .groupBy(orders.id)
  return new Map(
    rows.flatMap(({ id, documentsAt, from, to, zone, pickupPreference, ...row }) => {
      if (!from || !to) return []
      const today = todayIn(zone, now())
      const delivers = ownerDelivers({ pickupPreference })
      return [[id, { ...row, hasDocuments: documentsAt !== null, orderDays: { from, to }, delivers, today }]]
    }),
  )
}

export type OrderPaperwork = Paperwork & { signer: Signer | null; today: Day }

/** Of the first vehicle, in the order in which the page of an order lists them. */
function firstOf(column: typeof vehicles.zone | typeof vehicles.pickupPreference): SQL<string> {
  return sql<string>`(array_agg(${column}
    order by ${orderItems.bookedFrom}, ${orderItems.createdAt}, ${orderItems.id}))[1]`
}
