import { SIGNING_LINK_DAYS } from '~/models/trade/terms'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { links } from '~/server/db/schema'
import { hashOf, newToken } from '~/server/http/token.server'

const GOOD_FOR_MS = SIGNING_LINK_DAYS * 86_400_000

/** The token of a new link to an order's agreement. Only its hash is kept, so the mail is the one place that has it. */
export async function issueSigningLink(tx: Tx, of: { orderId: number; agreementId: string }): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS)
  await tx.insert(links).values({ purpose: 'signing', tokenHash: hashOf(token), expiresAt, createdAt: now(), ...of })
  return token
}
