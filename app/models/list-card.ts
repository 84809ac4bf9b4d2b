import type { CardAction } from './card-actions'
import type { CardStage } from './card-stage'
import type { Booking, Day } from './days'
import type { ListFields } from './list-heading'
import type { ListingStatus } from './listing-status'
import type { Cents } from './money'

/** One list of a project with the first of its vehicles. */
export type ListBlock = ListFields & {
  id: string
  cards: ListCard[]
  /** How many vehicles there are to show, when not all of them are here. */
  vehicleCount: number
}

/** One vehicle of a list, as a member of its project may see it. */
export type ListCard = {
  /** Names the vehicle's place in this list, not the vehicle. */
  id: string
  listId: string
  vehicle: { id: string; year: number; make: string; model: string; place: string; listingStatus: ListingStatus }
  /** Ids in their order: with three addresses each, the page would carry every photo seven times. */
  photoIds: string[]
  mayRemove: boolean
  /** Prices, status and negotiation; null for members who see none of them. */
  deal: CardDeal | null
}

/** How it stands with the owner. Money is cents before tax. */
export type CardDeal = {
  stage: CardStage
  /** The buttons of this member, in their order. */
  actions: CardAction[]
  dailyCents: Cents
  /** The vehicle's local date. */
  today: Day
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: CardInquiry | null
  /** A booking by somebody else that holds some of the inquiry's days. */
  taken: Booking | null
  orderId: number | null
}

export type CardInquiry = {
  id: string
  /** The round this page shows: an answer to another one is out of date. */
  round: number
  booking: Booking
  /** Totals for the booking: the last offer, by whichever side, and the one it answered. */
  lastOfferCents: Cents
  previousOfferCents: Cents | null
  /** Until nobody can answer any more; counted when the page was made, never below zero. */
  millisecondsLeft: number
}
