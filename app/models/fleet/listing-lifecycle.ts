import { type Refusal, refused } from '~/models/trade/answers/outcome'
import type { Cents } from '~/models/trade/money'
import type { ListingAct, ListingEvent, ListingSide, ListingStatus } from '~/models/trade/vocabulary/vehicles'

type ListingChange = {
  by: readonly ListingSide[]
  from: readonly ListingStatus[]
  to: ListingStatus
  /** As the history records it. */
  event: ListingEvent
  /** Only what has a price and its standard photo can be found. */
  needsAll?: true
  /** Open inquiries end, with an email to both sides. */
  endsInquiries?: true
  /** Refused as long as a booking is ahead or running. */
  needsNoBooking?: true
  /** Who has to give a reason; the owner is emailed what staff give. */
  reasonFrom?: ListingSide
}

const EVERYBODY = ['owner', 'staff'] as const

/**
 * Every change of a listing's status: who makes it, from which statuses to which, and what follows. Lists and carts show
 * the new status by themselves, orders go on whatever it is.
 */
export const LISTING_CHANGES = {
  listing: { by: EVERYBODY, from: ['draft'], to: 'listed', event: 'listed', needsAll: true },
  deactivation: {
    by: EVERYBODY,
    from: ['listed', 'edit_requests'],
    to: 'deactivated',
    event: 'deactivated',
    endsInquiries: true,
    reasonFrom: 'staff',
  },
  reactivation: { by: EVERYBODY, from: ['deactivated'], to: 'listed', event: 'reactivated', needsAll: true },
  deletion: {
    by: EVERYBODY,
    from: ['draft', 'listed', 'edit_requests', 'deactivated'],
    to: 'deleted',
    event: 'deleted',
    endsInquiries: true,
    needsNoBooking: true,
    reasonFrom: 'staff',
  },
  'edit-request': {
    by: ['staff'],
    from: ['listed'],
    to: 'edit_requests',
    event: 'edits-requested',
    reasonFrom: 'staff',
  },
  /** The owner's next save, which no page offers by itself. */
  edits: { by: ['owner'], from: ['edit_requests'], to: 'listed', event: 'edits-made' },
} as const satisfies Record<ListingAct | 'edits', ListingChange>

/** The change as a value of the common type. */
export const listingChange = (act: ListingAct): ListingChange => LISTING_CHANGES[act]

/** What has to be there before a vehicle is listed. */
export type Listable = { dayPrice: Cents; hasDriversSide: boolean }

/** What is missing before a vehicle can be listed, a sentence for each. */
export function listingGaps({ dayPrice, hasDriversSide }: Listable): string[] {
  return [
    ...(dayPrice > 0 ? [] : ['Set the price of a day.']),
    ...(hasDriversSide ? [] : ["Add a photo of the driver's side."]),
  ]
}

/** A listing as far as its changes depend on it. `bookings`: confirmed ones that are not over. */
export type ListingFacts = Listable & { status: ListingStatus; bookings: number }

/** Whether a side may ever make this change. */
export const mayChangeListing = (act: ListingAct, side: ListingSide) => listingChange(act).by.includes(side)

/** Why a listing cannot be changed so now; null when it can be. */
export function checkListingChange(act: ListingAct, listing: ListingFacts): Refusal | null {
  const { from, needsAll, needsNoBooking } = listingChange(act)
  if (!from.includes(listing.status)) return refused('listing-changed', LISTING_MESSAGES[listing.status])
  const gaps = needsAll ? listingGaps(listing) : []
  if (gaps.length > 0) return refused('listing-incomplete', LISTING_MESSAGES.incomplete, undefined, gaps.join(' '))
  if (needsNoBooking && listing.bookings > 0) return refused('vehicle-booked', LISTING_MESSAGES.booked)
  return null
}

/** Why a change needs a reason that was not given. */
export function checkReason(act: ListingAct, side: ListingSide, reason: string): Refusal | null {
  if (listingChange(act).reasonFrom !== side || reason !== '') return null
  return refused('reason-missing', LISTING_MESSAGES.noReason, 'reason')
}

/** What a side can do to a listing of this status, as far as its status decides. */
export function listingActs(side: ListingSide, status: ListingStatus): ListingAct[] {
  return ACTS.filter((act) => mayChangeListing(act, side) && listingChange(act).from.includes(status))
}

const ACTS = ['listing', 'reactivation', 'edit-request', 'deactivation', 'deletion'] as const

export const LISTING_MESSAGES = {
  failed: "We couldn't change the listing. Please try again.",
  /** The page was older than the listing. */
  changed: 'This listing has changed since you opened this page. Please review it.',
  incomplete: 'Something is missing before this vehicle can be listed.',
  booked: 'A vehicle with a booking ahead or running cannot be deleted. Deactivate it instead: bookings go on.',
  noReason: 'Please give a reason. It is emailed to the owner.',
  sameVin: 'Another listing of the same owner has this VIN.',
  // why a change cannot be made from this status
  draft: 'This vehicle is a draft.',
  listed: 'This vehicle is listed.',
  edit_requests: 'The owner has been asked to change this listing.',
  deactivated: 'This listing is deactivated.',
  deleted: 'This listing is deleted.',
} as const
