/** edit_requests: the owner has asked for changes to the listing, and new inquiries wait until they are made. */
export const LISTING_STATUSES = ['listed', 'edit_requests', 'deactivated', 'deleted'] as const

export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** A listing that is gone is shown as 'Not Available': no reactions, no inquiries, no booking. */
export function isGone(status: ListingStatus): boolean {
  return status === 'deactivated' || status === 'deleted'
}

export function takesInquiries(status: ListingStatus): boolean {
  return status === 'listed'
}
