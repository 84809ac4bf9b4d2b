import type { Cents } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import type { ListingActionKind, ListingEvent, ListingSide, ListingStatus } from '~/models/trade/vocabulary/listings'
import { photosMissing } from './listing-photos'

type ListingChange = {
  by: readonly ListingSide[]
  from: readonly ListingStatus[]
  to: ListingStatus
  /** The event recorded in the history. */
  event: ListingEvent
  /** Requires a price and the driver's side photo. */
  needsAll?: true
  /** Open inquiries end, with an email to both sides. */
  endsInquiries?: true
  /** Refused while a booking is upcoming or running. */
  needsNoBooking?: true
  /** The side that has to give a reason; reasons from staff are emailed to the owner. */
  reasonFrom?: ListingSide
}

const EVERYBODY = ['owner', 'staff'] as const

/**
 * Every change of a listing's status: who may make it, from which statuses to which, and what follows. Lists and carts
 * show the new status without a change of their own; orders are not affected.
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
  /** The owner's next save; there is no button for it. */
  edits: { by: ['owner'], from: ['edit_requests'], to: 'listed', event: 'edits-made' },
} as const satisfies Record<ListingActionKind | 'edits', ListingChange>

/** The change as a value of the common type. */
export const listingChange = (kind: ListingActionKind): ListingChange => LISTING_CHANGES[kind]

/** What a vehicle needs before it can be listed. */
export type Listable = { dayPrice: Cents; photos: Parameters<typeof photosMissing>[0] }

/** What is missing before a vehicle can be listed, one sentence each. */
export function listingGaps({ dayPrice, photos }: Listable): string[] {
  const gaps = [dayPrice > 0 ? null : 'Set the price of a day.', photosMissing(photos)]
  return gaps.filter((gap) => gap !== null)
}

/** What listing changes depend on. `bookings`: confirmed ones that are not over. */
export type ListingFacts = Listable & { status: ListingStatus; bookings: number }

/** Whether a side may ever make this change. */
export const mayChangeListing = (kind: ListingActionKind, side: ListingSide) => listingChange(kind).by.includes(side)

/** Why this change is not possible now, or null. */
export function checkListingChange(kind: ListingActionKind, listing: ListingFacts): Refusal | null {
  const { from, needsAll, needsNoBooking } = listingChange(kind)
  if (!from.includes(listing.status)) return refused('listing-changed', LISTING_MESSAGES[listing.status])
  const gaps = needsAll ? listingGaps(listing) : []
  if (gaps.length > 0) return refused('listing-incomplete', LISTING_MESSAGES.incomplete, undefined, gaps.join(' '))
  if (needsNoBooking && listing.bookings > 0) return refused('vehicle-booked', LISTING_MESSAGES.booked)
  return null
}

/** Refuses a change without its required reason. */
export function checkReason(kind: ListingActionKind, side: ListingSide, reason: string): Refusal | null {
  if (listingChange(kind).reasonFrom !== side || reason !== '') return null
  return refused('reason-missing', LISTING_MESSAGES.noReason, 'reason')
}

/** What a side can do to a listing of this status. */
export function listingActions(side: ListingSide, status: ListingStatus): ListingActionKind[] {
  return ACTIONS.filter((kind) => mayChangeListing(kind, side) && listingChange(kind).from.includes(status))
}

const ACTIONS = ['listing', 'reactivation', 'edit-request', 'deactivation', 'deletion'] as const

export const LISTING_MESSAGES = {
  failed: "We couldn't change the listing. Please try again.",
  /** The page is stale. */
  changed: 'This listing has changed since you opened this page. Please review it.',
  incomplete: 'Something is missing before this vehicle can be listed.',
  booked: 'A vehicle with a booking ahead or running cannot be deleted. Deactivate it instead: bookings go on.',
  noReason: 'Please give a reason. It is emailed to the owner.',
  sameVin: 'Another listing of the same owner has this VIN.',
  sameStockNumber: 'Another vehicle of the same owner has this stock number.',
  // why a change cannot be made from this status
  draft: 'This vehicle is a draft.',
  listed: 'This vehicle is listed.',
  edit_requests: 'The owner has been asked to change this listing.',
  deactivated: 'This listing is deactivated.',
  deleted: 'This listing is deleted.',
} as const
