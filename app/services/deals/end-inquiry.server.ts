import { and, eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { inquiries } from '~/server/db/schema'

/** An agreement is used up once the rental it led to is over; who made it, and when, stays. */
export async function endInquiry(tx: Tx, inquiryId: string): Promise<void> {
  await tx
    .update(inquiries)
    .set({ status: 'ended' })
    .where(and(eq(inquiries.id, inquiryId), eq(inquiries.status, 'agreed')))
}
