import type { Tone } from '~/models/trade/vocabulary/option'
import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'

/** What the owner of a vehicle reads of its listing. */
export const LISTING_BADGES: Record<ListingStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'waiting' },
  listed: { label: 'Listed', tone: 'available' },
  edit_requests: { label: 'Listing being updated', tone: 'waiting' },
  deactivated: { label: 'Not Available', tone: 'gone' },
  deleted: { label: 'Not Available', tone: 'gone' },
}
