import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { lockSigning } from '../events/lock-signing.server'

/** The one agreement of an order that counts, kept as it is until the transaction ends; null where there is none. */
export async function lockAgreement(tx: Tx, orderId: number) {
  await lockSigning(tx, orderId)
  const [agreement] = await tx
    .select()
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), ne(agreements.status, 'replaced')))
  return agreement ?? null
}

export type Agreement = typeof agreements.$inferSelect

/** With its text: every agreement has one but those that were sent before there were texts. */
export type WrittenAgreement = Agreement & { text: string; textSha256: string }

export function isWritten(agreement: Agreement): agreement is WrittenAgreement {
  return agreement.text !== null && agreement.textSha256 !== null
}
