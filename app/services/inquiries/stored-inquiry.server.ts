import { INQUIRY_STATUSES, type Negotiation, SIDES } from '~/models/negotiation'
import { known } from '../db/known.server'
import type { inquiries } from '../db/schema'

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
