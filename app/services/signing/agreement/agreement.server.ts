import { and, eq, ne, type SQL } from 'drizzle-orm'
import { SIGNING_LINK_DAYS } from '~/models/trade/constants'
import { agreements, type Db, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { issueLink } from '~/server/session/links.server'
import { lockSigning } from './events.server'

/** Locks the current agreement of an order until the transaction ends; null if there is none. */
export async function lockAgreement(tx: Tx, orderId: number): Promise<Agreement | null> {
  await lockSigning(tx, orderId)
  const [agreement] = await selectAgreements(tx, currentOf(orderId))
  return agreement ?? null
}

/** Locks an agreement, even a replaced one, until the transaction ends. */
export async function lockAgreementById(tx: Tx, agreementId: string): Promise<Agreement> {
  const [found] = await tx
    .select({ orderId: agreements.orderId })
    .from(agreements)
    .where(eq(agreements.id, agreementId))
  if (!found) throw notFound()
  await lockSigning(tx, found.orderId)
  return requireAgreementById(tx, agreementId)
}

export async function requireAgreementById(on: Db | Tx, agreementId: string): Promise<Agreement> {
  const [agreement] = await selectAgreements(on, eq(agreements.id, agreementId))
  if (!agreement) throw notFound()
  return agreement
}

/** Matches the agreement of an order that is not replaced. */
export const currentOf = (orderId: number) => and(eq(agreements.orderId, orderId), ne(agreements.status, 'replaced'))

export const selectAgreements = (on: Db | Tx, where: SQL | undefined): Promise<Agreement[]> =>
  on.select().from(agreements).where(where)

export type Agreement = typeof agreements.$inferSelect

/**
 * Issues a link to an agreement and returns its token. Only the hash is stored; the token itself is only in the email.
 */
export function issueSigningLink(tx: Tx, agreement: { orderId: number; agreementId: string }): Promise<string> {
  return issueLink(tx, { purpose: 'signing', days: SIGNING_LINK_DAYS, ...agreement })
}
