import { desc, eq } from 'drizzle-orm'
import { db, inquiries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { unwrap } from './unwrap'

type Ref = { projectId: string; listVehicleId: string }
export type InquiryInput = Parameters<typeof sendInquiry>[2]

/** Sends an inquiry about a list vehicle and returns its id. */
export async function createInquiry(asker: Account, ref: Ref, requested: InquiryInput): Promise<string> {
  unwrap(await sendInquiry(asker, ref, requested))
  const [inquiry] = await db()
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(eq(inquiries.listVehicleId, ref.listVehicleId))
    .orderBy(desc(inquiries.attempt))
    .limit(1)
  if (!inquiry) throw new Error('The inquiry was not written.')
  return inquiry.id
}
