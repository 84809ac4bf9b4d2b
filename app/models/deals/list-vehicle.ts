import type { Booking, Day } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money/money'
import type { VehiclePhoto } from '~/models/trade/photos/angles'
import type { ListingStatus } from '~/models/trade/vocabulary/statuses/listing-status'
import type { DealAction } from './deal-actions'
import type { DealStage } from './deal-stage'

/** One vehicle of a list, as a member of its project may see it. */
export type ListVehicle = {
  /** Names the vehicle's place in this list, not the vehicle. */
  id: string
  listId: string
  vehicle: { id: string; year: number; make: string; model: string; town: string; listingStatus: ListingStatus }
  /** In the order of its gallery, by their ids: with three addresses each, the page would carry every photo seven times. */
  photos: VehiclePhoto[]
  /** It was taken off the list, and its place is still shown. */
  isRemoved: boolean
  mayRemove: boolean
  /** Prices, status and negotiation; null for members who see none of them. */
  deal: DealView | null
}

/** How it stands with the owner. Money is cents before tax. */
export type DealView = {
  stage: DealStage
  /** The buttons of this member, in their order. */
  actions: DealAction[]
  dailyCents: Cents
  /** The vehicle's local date. */
  today: Day
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: InquiryView | null
  /** A booking by somebody else that holds some of the inquiry's days. */
  taken: Booking | null
  orderId: number | null
}

export type InquiryView = {
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
