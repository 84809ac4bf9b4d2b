/**
 * draft: visible to its owner and the staff only. edit_requests: staff have asked the owner for changes; no new
 * inquiries until then.
 */
export const LISTING_STATUSES = ['draft', 'listed', 'edit_requests', 'deactivated', 'deleted'] as const

export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** Drafts and ended listings are shown as 'Not Available': no reactions, no inquiries, no booking. */
export function isGone(status: ListingStatus): boolean {
  return status === 'draft' || status === 'deactivated' || status === 'deleted'
}

/** Who can change a listing. */
export const LISTING_SIDES = ['owner', 'staff'] as const

export type ListingSide = (typeof LISTING_SIDES)[number]

/** Actions on a listing, as in addresses. */
export const LISTING_ACTION_KINDS = ['listing', 'deactivation', 'reactivation', 'deletion', 'edit-request'] as const

export type ListingActionKind = (typeof LISTING_ACTION_KINDS)[number]

/** Events in a listing's history. edits-made: the owner has saved the changes that staff asked for. */
export const LISTING_EVENTS = [
  'listed',
  'edited',
  'deactivated',
  'reactivated',
  'deleted',
  'edits-requested',
  'edits-made',
] as const

export type ListingEvent = (typeof LISTING_EVENTS)[number]

export function takesInquiries(status: ListingStatus): boolean {
  return status === 'listed'
}
