import { desc, eq } from 'drizzle-orm'
import { db, inquiries } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { granted } from './granted'

type At = { projectId: string; listVehicleId: string }
export type Asked = Parameters<typeof sendInquiry>[2]

/** Sends an inquiry about a vehicle of a list, and answers with its id. */
export async function askForRate(asker: Account, at: At, asked: Asked): Promise<string> {
  granted(await sendInquiry(asker, at, asked))
  const [inquiry] = await db()
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(eq(inquiries.listVehicleId, at.listVehicleId))
    .orderBy(desc(inquiries.attempt))
    .limit(1)
  if (!inquiry) throw new Error('The inquiry was not written.')
  return inquiry.id
}
