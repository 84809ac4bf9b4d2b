import type { Tone } from '~/models/trade/vocabulary/option'
import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'

/** What the owner of a vehicle and the staff read of its listing. */
export const LISTING_BADGES: Record<ListingStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'waiting' },
  listed: { label: 'Listed', tone: 'available' },
  edit_requests: { label: 'Edits requested', tone: 'waiting' },
  deactivated: { label: 'Deactivated', tone: 'gone' },
  deleted: { label: 'Deleted', tone: 'gone' },
}
