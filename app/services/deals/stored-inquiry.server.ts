import type { Negotiation } from '~/models/deals/negotiation'
import { INQUIRY_STATUSES, SIDES } from '~/models/trade/vocabulary/inquiry-status'
import { known } from '~/server/db/known.server'
import type { inquiries } from '~/server/db/schema'

type Stored = Pick<typeof inquiries.$inferSelect, 'status' | 'round' | 'lastOfferBy' | 'closedBy' | 'deadlineAt'>

/** A row of inquiries as far as turns depend on it. */
export function negotiationOf({ status, round, lastOfferBy, closedBy, deadlineAt }: Stored): Negotiation {
  return {
    status: known(INQUIRY_STATUSES, status),
    round,
    lastOfferBy: known(SIDES, lastOfferBy),
    closedBy: closedBy === null ? null : known(SIDES, closedBy),
    deadlineAt,
  }
}
