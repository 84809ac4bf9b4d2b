import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { agreements } from '~/server/db/schema'
import { type Agreement, selectAgreements } from '../agreement/current-agreement.server'
import { lockSigning } from '../events/lock-signing.server'
import type { Envelope } from './envelope-rows.server'

/** The agreement of an envelope, kept as it is until the transaction ends; replaced ones too. */
export async function lockAgreementOf(tx: Tx, { agreementId }: Envelope): Promise<Agreement> {
  const [of] = await tx.select({ orderId: agreements.orderId }).from(agreements).where(eq(agreements.id, agreementId))
  if (of) await lockSigning(tx, of.orderId)
  const [agreement] = await selectAgreements(tx, eq(agreements.id, agreementId))
  if (!agreement) throw new Error('The envelope has no agreement.')
  return agreement
}
