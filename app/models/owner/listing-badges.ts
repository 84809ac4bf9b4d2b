import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import type { Tone } from '~/models/trade/vocabulary/option'

/** A listing's badge, for its owner and the staff. */
export const LISTING_BADGES: Record<ListingStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'waiting' },
  listed: { label: 'Listed', tone: 'available' },
  edit_requests: { label: 'Edits requested', tone: 'waiting' },
  deactivated: { label: 'Deactivated', tone: 'gone' },
  deleted: { label: 'Deleted', tone: 'gone' },
}

/** Explanation below the badge. */
export const LISTING_TEXTS: Record<ListingStatus, string> = {
  draft: 'Only its owner and our staff can see it.',
  listed: 'Shown in search and open to inquiries.',
  edit_requests: "Shown in search. Crews can't inquire until the owner saves an edit.",
  deactivated: 'Not shown in search. Crews that have it in a list see it as Not Available.',
  deleted: 'Gone for good. Crews that have it in a list see it as Not Available.',
}
