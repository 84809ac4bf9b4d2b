import { type Listable, listingChange, listingGaps } from '~/models/fleet/listing-lifecycle'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { pluralize } from '~/models/trade/format/text'
import type { ListingAct, ListingStatus } from '~/models/trade/vocabulary/vehicles'

/** Bulk acts on listings, as in addresses; activation lists drafts and reactivates other listings. */
export const SELECTED_ACTS = ['deactivation', 'activation'] as const

export type SelectedAct = (typeof SELECTED_ACTS)[number]

const CHANGES: Record<SelectedAct, readonly ListingAct[]> = {
  deactivation: ['deactivation'],
  activation: ['listing', 'reactivation'],
}

export const SELECTED_ACT_TEXTS = {
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
export function actFor(act: SelectedAct, status: ListingStatus): ListingAct | null {
  return CHANGES[act].find((change) => listingChange(change).from.includes(status)) ?? null
}

/** Events that the history ends with after the change. */
export const eventsOf = (act: SelectedAct) => CHANGES[act].map((change) => listingChange(change).event)

type Listing = Listable & { status: ListingStatus }

/** What will happen to a listing, or why nothing will. */
export function listingOutlook(act: SelectedAct, listing: Listing): { change: ListingAct | null; text: string } {
  const change = actFor(act, listing.status)
  if (!change) return { change, text: `Stays: ${LISTING_BADGES[listing.status].label}` }
  const gaps = listingChange(change).needsAll ? listingGaps(listing) : []
  if (gaps.length > 0) return { change: null, text: `Not yet: ${gaps.join(' ')}` }
  const becomes: Partial<Record<ListingAct, string>> = SELECTED_ACT_TEXTS[act].becomes
  return { change, text: becomes[change] ?? '' }
}
