import { joinWithOr } from '~/models/crew/short-names'
import { type AccessContext, can, mayOpen } from '~/models/trade/access/permissions'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { WAITING_FOR_OWNER } from '~/models/trade/results/shared-messages'
import { isGone, type ListingStatus, takesInquiries } from '~/models/trade/vocabulary/listings'
import type { Tone } from '~/models/trade/vocabulary/option'
import { BADGES, BOOKING_STATUS_LABELS, type DealStage } from './deal-stage'
import { INQUIRY_MESSAGES } from './inquiry-messages'
import { checkMove, type Negotiation } from './negotiation'

export type DealActionKind =
  | 'accept'
  | 'negotiate'
  | 'decline'
  | 'withdraw'
  | 'inquire'
  | 'addToCart'
  | 'askToBook'
  | 'checkout'
  | 'viewCart'
  | 'viewOrder'

/** A button of a list vehicle; `reason` says why it is disabled. */
export type DealAction = { kind: DealActionKind; reason: string | null }

type Where = { stage: DealStage; listingStatus: ListingStatus }
type DealAt = Where & {
  access: AccessContext
  /** The first name of the other member who has it in the cart. */
  cartHolder?: string | null
  /** Its inquiry is open and the owner has not answered it; others may have taken its days. */
  isUnanswered?: boolean
}

/**
 * This member's buttons for a list vehicle, in order. Services refuse every action that is missing here or has a
 * reason.
 */
export function dealActions({ stage, listingStatus, access, cartHolder = null, isUnanswered }: DealAt): DealAction[] {
  return ACTIONS[stage]
    .filter((kind) => IS_OFFERED[kind](access) && (cartHolder === null || !OF_OWN_CART.has(kind)))
    .filter((kind) => kind !== 'withdraw' || stage === 'asked' || isUnanswered)
    .map((kind) => ({ kind, reason: checkAction(kind, { stage, listingStatus })?.message ?? null }))
}

/** Whether a member may press this button now. */
export function isActionEnabled(kind: DealActionKind, deal: DealAt): boolean {
  return dealActions(deal).some((action) => action.kind === kind && action.reason === null)
}

const ACTIONS: Record<DealStage, readonly DealActionKind[]> = {
  not_inquired: ['inquire'],
  asked: ['withdraw'],
  countered: ['accept', 'negotiate', 'decline'],
  to_answer: ['accept', 'negotiate', 'decline'],
  declined: ['inquire'],
  time_is_up: ['inquire'],
  available: ['addToCart', 'askToBook'],
  in_cart: ['checkout', 'viewCart'],
  taken_in_cart: ['viewCart'],
  booked: ['viewOrder'],
  completed: ['inquire', 'viewOrder'],
  cancelled: ['inquire', 'viewOrder'],
  taken: ['inquire', 'withdraw'],
  gone: ['inquire'],
}

const OF_OWN_CART: ReadonlySet<DealActionKind> = new Set(['checkout', 'viewCart'])

const IS_OFFERED: Record<DealActionKind, (access: AccessContext) => boolean> = {
  accept: (access) => can('negotiate', access),
  negotiate: (access) => can('negotiate', access),
  decline: (access) => can('negotiate', access),
  withdraw: (access) => can('negotiate', access),
  inquire: (access) => can('inquire', access),
  addToCart: (access) => can('addToCart', access),
  askToBook: (access) => can('askToBook', access),
  checkout: (access) => can('addToCart', access),
  viewCart: (access) => mayOpen('cart', access.applicationRole),
  viewOrder: (access) => mayOpen('orders', access.applicationRole),
}

/** Why no member can do this at this stage, or null. */
function checkAction(kind: DealActionKind, { stage, listingStatus }: Where): Refusal | null {
  if (kind === 'inquire') return checkListing(listingStatus)
  return stage === 'countered' ? refused('not-your-turn', WAITING_FOR_OWNER) : null
}

/** Why no inquiry about this list vehicle can be sent now; null if members with permission can. */
export function checkInquiry({ stage, listingStatus }: Where): Refusal | null {
  const refusal = checkListing(listingStatus)
  if (refusal || ACTIONS[stage].includes('inquire')) return refusal
  return refused('inquiry-open', INQUIRY_MESSAGES.alreadyOpen)
}

/** Why the crew cannot answer the owner's offer now; null if members with permission can. */
export function checkAnswer(stage: DealStage, negotiation: Negotiation, now: Date): Refusal | null {
  if (stage === 'to_answer') return null
  const refusal = checkMove(negotiation, 'renter', negotiation.round, now)
  return refusal ?? refused('listing-gone', INQUIRY_MESSAGES.listingGone)
}

/** Why the crew cannot withdraw its inquiry now; null if members with permission can. */
export function checkWithdrawal(stage: DealStage, negotiation: Negotiation, now: Date): Refusal | null {
  // for as long as the owner can answer its first offer, also when others have taken its days
  const refusal = checkMove(negotiation, 'owner', 1, now)
  if (refusal || ACTIONS[stage].includes('withdraw')) return refusal
  return refused('listing-gone', INQUIRY_MESSAGES.listingGone)
}

function checkListing(status: ListingStatus): Refusal | null {
  if (isGone(status)) return refused('listing-gone', INQUIRY_MESSAGES.listingGone)
  return takesInquiries(status) ? null : refused('listing-being-edited', INQUIRY_MESSAGES.listingInChange)
}

/** Whether this member may book agreed rates, or ask others to. */
export const mayBookOrAsk = (access: AccessContext): boolean => can('addToCart', access) || can('askToBook', access)

/** Whether this member may remove a vehicle from its list; not from a cart or an order. */
export function mayRemove({ stage, access }: { stage: DealStage; access: AccessContext }): boolean {
  return can('removeVehicles', access) && !staysOnList(stage)
}

/** In a cart or an order, so it cannot be removed from its list. */
export const staysOnList = (stage: DealStage): boolean => NOT_REMOVABLE.has(stage)

const NOT_REMOVABLE: ReadonlySet<DealStage> = new Set(['in_cart', 'taken_in_cart', 'booked'])

/** Names of the members who may answer and inquire, and of those who may book. */
export type Leaders = { answer: readonly string[]; book: readonly string[] }

type Seen = { stage: DealStage; access: AccessContext; leaders: Leaders }
type Nothing = Seen & { actions: readonly DealAction[]; cartHolder?: string | null }

/** A list vehicle's badge for this member; members who may not answer see who can. */
export function dealBadge({ stage, access, leaders }: Seen): { label: string; tone: Tone } {
  const { label, tone } = BADGES[stage]
  if (stage !== 'to_answer' || can('negotiate', access)) return { label, tone }
  const names = joinWithOr(leaders.answer)
  return { label: names ? `Waiting for ${names}` : BOOKING_STATUS_LABELS.inquired, tone: 'gone' }
}

/** Why this member has no buttons, or only one to withdraw, in one short line; null if they have others. */
export function noActionsText({ stage, access, leaders, actions, cartHolder = null }: Nothing): string | null {
  if (actions.some(({ kind }) => kind !== 'withdraw')) return null
  if (cartHolder !== null) return `In ${cartHolder}’s cart.`
  if (stage === 'booked') return null
  return WHY[stage] ?? (access.projectStatus === 'active' ? openTo(stage, leaders) : 'This project is closed.')
}

/** Applies to every member. */
const WHY: Partial<Record<DealStage, string>> = {
  asked: WAITING_FOR_OWNER,
  countered: WAITING_FOR_OWNER,
  in_cart: 'In a cart, waiting to be booked.',
  taken_in_cart: 'In a cart.',
  gone: 'No longer listed by its owner.',
}

function openTo(stage: DealStage, { answer, book }: Leaders): string {
  const names = joinWithOr(stage === 'available' ? book : answer) || 'No one on this project'
  return `${names} can ${TO_DO[stage] ?? 'inquire again'}.`
}

const TO_DO: Partial<Record<DealStage, string>> = {
  not_inquired: 'inquire',
  to_answer: 'answer',
  available: 'book it',
}
