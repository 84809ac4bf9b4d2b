import { type Listable, listingChange, listingGaps } from '~/models/fleet/listing-lifecycle'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { pluralize } from '~/models/trade/format/text'
import type { ListingActionKind, ListingStatus } from '~/models/trade/vocabulary/listings'

/** Bulk actions on listings, as in addresses; activation lists drafts and reactivates other listings. */
export const SELECTED_ACTION_KINDS = ['deactivation', 'activation'] as const

export type SelectedActionKind = (typeof SELECTED_ACTION_KINDS)[number]

const CHANGES: Record<SelectedActionKind, readonly ListingActionKind[]> = {
  deactivation: ['deactivation'],
  activation: ['listing', 'reactivation'],
}

export const SELECTED_ACTION_TEXTS = {
  deactivation: {
    title: 'Deactivate',
    lead: 'They are no longer shown in search, and nobody can inquire about or book them until they are reactivated.',
    button: (count: number) => `Deactivate ${pluralize(count, 'listing')}`,
    done: (count: number) => `${pluralize(count, 'listing')} deactivated.`,
    becomes: { deactivation: 'Will be deactivated' },
  },
  activation: {
    title: 'List or reactivate',
    lead: 'Complete drafts and deactivated listings are shown in search at once.',
    button: (count: number) => `List ${pluralize(count, 'vehicle')}`,
    done: (count: number) => `${pluralize(count, 'vehicle')} listed.`,
    becomes: { listing: 'Will be listed', reactivation: 'Will be reactivated' },
  },
} as const

export const SELECTED_LISTINGS_MESSAGES = {
  failed: "We couldn't change the listings. Please try again.",
  changed: 'Some of these listings have changed since you opened this page. Please review them below.',
} as const

/** The change for a listing of this status, or null. */
export function actFor(kind: SelectedActionKind, status: ListingStatus): ListingActionKind | null {
  return CHANGES[kind].find((change) => listingChange(change).from.includes(status)) ?? null
}

/** Events that the history ends with after the change. */
export const eventsOf = (kind: SelectedActionKind) => CHANGES[kind].map((change) => listingChange(change).event)

type Listing = Listable & { status: ListingStatus }

/** What will happen to a listing, or why nothing will. */
export function listingOutlook(
  kind: SelectedActionKind,
  listing: Listing,
): { change: ListingActionKind | null; text: string } {
  const change = actFor(kind, listing.status)
  if (!change) return { change, text: `Stays: ${LISTING_BADGES[listing.status].label}` }
  const gaps = listingChange(change).needsAll ? listingGaps(listing) : []
  if (gaps.length > 0) return { change: null, text: `Not yet: ${gaps.join(' ')}` }
  const becomes: Partial<Record<ListingActionKind, string>> = SELECTED_ACTION_TEXTS[kind].becomes
  return { change, text: becomes[change] ?? '' }
}
