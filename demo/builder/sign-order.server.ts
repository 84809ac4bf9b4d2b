import { and, eq, ne } from 'drizzle-orm'
import { personName } from '~/models/trade/fields/person'
import { agreements, db } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { signAgreement } from '~/services/signing/answer-agreement.server'

/** Signs the agreement of an order as the signer who was emailed the link. */
export async function signOrder(orderId: number) {
  const [agreement] = await db()
    .select()
    .from(agreements)
    .where(and(eq(agreements.orderId, orderId), ne(agreements.status, 'replaced')))
  if (!agreement?.textSha256) throw new Error(`Order ${orderId} has nothing to sign.`)
  const { origin } = serverAsker()
  const signer = { kind: 'link', purpose: 'signing', orderId, agreementId: agreement.id, origin, ...FROM } as const
  return signAgreement(signer, { consent: 'on', name: personName(agreement), text: agreement.textSha256 })
}

/** An address of the network reserved for documentation. */
const FROM = { address: '192.0.2.24', agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' }
