import { SIGNING_LINK_DAYS } from '~/models/trade/constants'
import type { Tx } from '~/server/db/client.server'
import { issueLink } from '~/server/session/links.server'

/** The token of a new link to an order's agreement. Only its hash is kept, so the mail is the one place that has it. */
export function issueSigningLink(tx: Tx, agreement: { orderId: number; agreementId: string }): Promise<string> {
  return issueLink(tx, { purpose: 'signing', days: SIGNING_LINK_DAYS, ...agreement })
}
