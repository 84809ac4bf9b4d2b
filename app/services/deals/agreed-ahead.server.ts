import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { inquiries, orderItems, vehicles } from '~/server/db/schema'

/** Agreed, and its first day has not passed where the vehicle stands. The query has to know the vehicle. */
export function isAgreedAhead(): SQL | undefined {
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
  return and(eq(inquiries.status, 'agreed'), gte(inquiries.bookedFrom, today))
}

/** That, and no order came of it: a rate that could still be booked. */
export function isBookable(): SQL | undefined {
  const ordered = sql`select from ${orderItems} where ${eq(orderItems.inquiryId, inquiries.id)}`
  return and(isAgreedAhead(), sql`not exists (${ordered})`)
}
