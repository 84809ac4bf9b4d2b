import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { isGone, type ListingStatus } from '~/models/trade/vocabulary/listings'
import type { Rating } from '~/models/trade/vocabulary/projects'

/** The reactions of a project's members to a vehicle in a list. */
export type Reactions = {
  likes: number
  dislikes: number
  /** The viewer's own; null for none. */
  own: Rating | null
}

export const NO_REACTIONS: Reactions = { likes: 0, dislikes: 0, own: null }

/** The same on a card, with the reason why the viewer cannot react; null if they can. */
export type ReactionsView = Reactions & { refusal: string | null }

/** Why a member cannot react to a vehicle or comment on it now; null if they can. An external vehicle has no status. */
export function checkReaction(listingStatus: ListingStatus | null, access: AccessContext): Refusal | null {
  if (!can('react', access)) return refused('project-closed', PROJECT_MESSAGES.isClosed)
  return listingStatus && isGone(listingStatus) ? refused('listing-gone', INQUIRY_MESSAGES.listingGone) : null
}

/** The reactions after the viewer's own has changed, for an optimistic update. */
export function withOwn(reactions: Reactions, own: Rating | null): Reactions {
  const change = (rating: Rating) => Number(own === rating) - Number(reactions.own === rating)
  return { likes: reactions.likes + change('like'), dislikes: reactions.dislikes + change('dislike'), own }
}

export const REACTION_MESSAGES = {
  failed: 'Your reaction could not be saved. Please try again.',
} as const
