import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { pluralize } from '~/models/trade/format/text'
import type { ListingActionKind, ListingEvent } from '~/models/trade/vocabulary/listings'

type ActionTexts = {
  title: string
  button: string
  /** Explanation in the dialog. */
  text: string
  /** Toast. */
  done: string
  /** In the email to the owner, after the name of the person. */
  past: string
}

export const LISTING_ACTION_TEXTS: Record<ListingActionKind, ActionTexts> = {
  listing: {
    title: 'List Vehicle',
    button: 'List vehicle',
    text: 'It is shown in search at once, and crews can inquire about it.',
    done: 'Vehicle listed.',
    past: 'listed',
  },
  reactivation: {
    title: 'Reactivate Listing',
    button: 'Reactivate',
    text: 'It is shown in search again at once, and crews can inquire about it.',
    done: 'Listing reactivated.',
    past: 'reactivated',
  },
  'edit-request': {
    title: 'Request Edits',
    button: 'Request edits',
    text: "It is still shown in search. Crews can't inquire until the owner saves an edit.",
    done: 'Edits requested.',
    past: 'requested edits to',
  },
  deactivation: {
    title: 'Deactivate Listing',
    button: 'Deactivate',
    text: 'It is no longer shown in search, and nobody can inquire about it or book it until it is reactivated.',
    done: 'Listing deactivated.',
    past: 'deactivated',
  },
  deletion: {
    title: 'Delete Listing',
    button: 'Delete',
    text: 'It is no longer shown in search. A deleted listing cannot be brought back.',
    done: 'Listing deleted.',
    past: 'deleted',
  },
}

/** What the end of a listing affects. `projects`: number of projects that have it in a list. */
export type Affected = { inquiries: number; agreed: number; carts: number; projects: number; bookings: string[] }

/** One sentence for each thing affected by the end of one listing or several. */
export function affectedTexts({ inquiries, agreed, carts, projects, bookings }: Affected, listings = 1): string[] {
  const become = listings === 1 ? 'It becomes' : 'They become'
  const sentences = [
    inquiries > 0 && `${pluralize(inquiries, 'open inquiry ends', 'open inquiries end')}. Both sides are emailed.`,
    agreed > 0 && `${pluralize(agreed, 'agreed rate', 'agreed rates')} can no longer be booked. The crews are emailed.`,
    carts > 0 && `${become} Not Available in ${pluralize(carts, 'cart', 'carts')}.`,
    projects > 0 && `${become} Not Available in the lists of ${pluralize(projects, 'project', 'projects')}.`,
    bookings.length > 0 && `${pluralize(bookings.length, 'booking goes', 'bookings go')} on as agreed:`,
  ]
  const texts = sentences.filter((sentence) => sentence !== false)
  return texts.length > 0 ? texts : ['No inquiry, cart, list or booking is affected.']
}

export const LISTING_EVENT_LABELS: Record<ListingEvent, string> = {
  listed: 'Listed',
  edited: 'Edited',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
  deleted: 'Deleted',
  'edits-requested': 'Edits requested',
  'edits-made': 'Requested edits made',
}

/** An event in the history of a listing, and what was written with it. */
export function listingEventText(kind: ListingEvent, note: string) {
  if (kind === 'edited' && note === IMPORT_MESSAGES.edited) return { what: 'Imported', note: '' }
  return { what: LISTING_EVENT_LABELS[kind], note }
}
