import { can, mayOpen, type Standing } from '~/models/trade/permissions'
import { WAITING_FOR_OWNER } from '~/models/trade/sentences'
import { isGone, type ListingStatus, takesInquiries } from '~/models/trade/vocabulary/listing-status'
import type { DealStage } from './deal-stage'
import { INQUIRY_MESSAGES } from './inquiry-messages'

export type DealAct =
  | 'accept'
  | 'negotiate'
  | 'decline'
  | 'inquire'
  | 'addToCart'
  | 'askToBook'
  | 'viewCart'
  | 'viewOrder'

/** A button of a list vehicle. One that cannot be pressed says why. */
export type DealAction = { act: DealAct; reason: string | null }

type DealAt = { stage: DealStage; listingStatus: ListingStatus; standing: Standing }

/** The buttons of a list vehicle for this member, in their order. Actions refuse what is missing here or has a reason. */
export function dealActions({ stage, listingStatus, standing }: DealAt): DealAction[] {
  return ACTS[stage]
    .filter((act) => IS_OFFERED[act](standing))
    .map((act) => ({ act, reason: reasonAgainst(act, stage, listingStatus) }))
}

/** Whether a member may press this button now. */
export function mayAct(act: DealAct, deal: DealAt): boolean {
  return dealActions(deal).some((action) => action.act === act && action.reason === null)
}

/** Whether a vehicle may be taken off its list by this member: not out of a cart and not out of an order. */
export function mayRemove({ stage, standing }: { stage: DealStage; standing: Standing }): boolean {
  return can('removeVehicles', standing) && stage !== 'in_cart' && stage !== 'booked'
}

/** Whether a member may like, dislike and comment on a vehicle. */
export function mayReact({ listingStatus, standing }: { listingStatus: ListingStatus; standing: Standing }): boolean {
  return can('react', standing) && !isGone(listingStatus)
}

const ACTS: Record<DealStage, readonly DealAct[]> = {
  not_inquired: ['inquire'],
  asked: [],
  countered: ['accept', 'negotiate', 'decline'],
  to_answer: ['accept', 'negotiate', 'decline'],
  declined: ['inquire'],
  time_is_up: ['inquire'],
  available: ['addToCart', 'askToBook'],
  in_cart: ['viewCart'],
  booked: ['viewOrder'],
  completed: ['inquire', 'viewOrder'],
  cancelled: ['inquire', 'viewOrder'],
  taken: ['inquire'],
  gone: ['inquire'],
}

const IS_OFFERED: Record<DealAct, (standing: Standing) => boolean> = {
  accept: (standing) => can('negotiate', standing),
  negotiate: (standing) => can('negotiate', standing),
  decline: (standing) => can('negotiate', standing),
  inquire: (standing) => can('inquire', standing),
  addToCart: (standing) => can('addToCart', standing),
  askToBook: (standing) => can('askToBook', standing),
  viewCart: (standing) => mayOpen('cart', standing.applicationRole),
  viewOrder: (standing) => mayOpen('orders', standing.applicationRole),
}

function reasonAgainst(act: DealAct, stage: DealStage, listingStatus: ListingStatus): string | null {
  if (act === 'inquire' && isGone(listingStatus)) return INQUIRY_MESSAGES.listingGone
  if (act === 'inquire' && !takesInquiries(listingStatus)) return INQUIRY_MESSAGES.listingInChange
  return stage === 'countered' ? WAITING_FOR_OWNER : null
}
