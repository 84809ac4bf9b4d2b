import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Negotiation } from '~/models/deals/negotiation'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { inquiries, orderItems, vehicles } from '~/server/db/schema'

type Stored = Pick<typeof inquiries.$inferSelect, 'status' | 'round' | 'lastOfferBy' | 'closedBy' | 'deadlineAt'>

/** A row of inquiries as far as turns depend on it. */
export function negotiationOf({ status, round, lastOfferBy, closedBy, deadlineAt }: Stored): Negotiation {
  return { status, round, lastOfferBy, closedBy, deadlineAt }
}

/** Agreed, and its first day has not passed in the vehicle's zone. The query has to join `vehicles`. */
export function isAgreedAhead(): SQL | undefined {
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
  return and(eq(inquiries.status, 'agreed'), gte(inquiries.bookedFrom, today))
}

/** The same without an order: a rate that could still be booked. */
export function isBookable(): SQL | undefined {
  const ordered = sql`select from ${orderItems} where ${eq(orderItems.inquiryId, inquiries.id)}`
  return and(isAgreedAhead(), sql`not exists (${ordered})`)
}

/** An agreement is used up once the rental it led to is over; who made it, and when, stays. */
export async function endInquiry(tx: Tx, inquiryId: string): Promise<void> {
  await tx
    .update(inquiries)
    .set({ status: 'ended' })
    .where(and(eq(inquiries.id, inquiryId), eq(inquiries.status, 'agreed')))
}
