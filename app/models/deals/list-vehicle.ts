import type { Booking, Day } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money'
import type { VehiclePhoto } from '~/models/trade/photos'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'
import type { DealAction } from './deal-actions'
import type { DealStage } from './deal-stage'

/** One vehicle of a list, as a member of its project may see it. */
export type ListVehicle = {
  /** Names the vehicle's place in this list, not the vehicle. */
  id: string
  listId: string
  vehicle: { id: string; year: number; make: string; model: string; town: string; listingStatus: ListingStatus }
  /** The first of its gallery, by their ids: with four addresses each, the page would carry every photo nine times. */
  photos: VehiclePhoto[]
  /** It was taken off the list, and its place is still shown. */
  isRemoved: boolean
  mayRemove: boolean
  /** Prices, status and negotiation; null for members who see none of them. */
  deal: DealView | null
}

/** The facts of a deal, from which its text is made. Money is cents before tax. */
export type DealFacts = {
  stage: DealStage
  dailyCents: Cents
  /** The vehicle's local date. */
  today: Day
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: InquiryFacts | null
  /** A booking by somebody else that takes some of the inquiry's days. */
  taken: Booking | null
  orderId: number | null
}

export type InquiryFacts = InquiryView & {
  booking: Booking
  /** What the last offer answered. */
  previousOfferCents: Cents | null
  /** The listed total for the booking, frozen when it was asked for. */
  listedCents: Cents
}

/** A deal as a page shows it. */
export type DealView = {
  stage: DealStage
  badge: { label: string; tone: Tone }
  /** A sentence of which every second part is a figure; empty before the first inquiry. Of cards. */
  terms: string[]
  /** Of the listing: for a day, a week and a month. Of cards. */
  prices: string[]
  /** Of tables. */
  row: DealRow
  /** The buttons of this member, in their order. */
  actions: DealAction[]
  /** Why there are none. */
  why: string | null
  /** The latest inquiry; the stage says whether it still counts. */
  inquiry: InquiryView | null
  orderId: number | null
}

/**
 * What a row of a table says of a deal, '' for what there is not. Listed and offer are totals for the days, before
 * tax.
 */
export type DealRow = { days: string; listed: string; daily: string; offer: string }

export type InquiryView = {
  id: string
  /** The round this page shows: an answer to another one is out of date. */
  round: number
  /** Total for the booking, before tax: the last offer, by whichever side. */
  lastOfferCents: Cents
  /** Until nobody can answer any more; counted when the page was made, never below zero. */
  millisecondsLeft: number
}
