import type { Negotiation } from '~/models/deals/negotiation'
import type { inquiries } from '~/server/db/schema'

type Stored = Pick<typeof inquiries.$inferSelect, 'status' | 'round' | 'lastOfferBy' | 'closedBy' | 'deadlineAt'>

/** A row of inquiries as far as turns depend on it. */
export function negotiationOf({ status, round, lastOfferBy, closedBy, deadlineAt }: Stored): Negotiation {
  return { status, round, lastOfferBy, closedBy, deadlineAt }
}
