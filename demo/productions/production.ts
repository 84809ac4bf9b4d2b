import type { VehicleNotes } from '~/models/lists/arrange/vehicle-notes'
import type { Behalf } from '~/models/trade/access/permissions'
import type { SignerTitle } from '~/models/trade/vocabulary/accounts'
import type { DayLimit, DeclineReason, Mileage, Usage } from '~/models/trade/vocabulary/deals'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'

import type { CrewKey } from '../cast'

/** A project as the demonstration tells it. Every time is counted from the moment of seeding. */
export type Production = {
  title: string
  productionCompany: string
  description: string
  location: string
  begunDaysAgo: number
  /** Shooting days, from today. */
  startsInDays: number
  endsInDays: number
  closedDaysAgo?: number
  /** For all that it orders, with tax, in dollars as its Owner types them. */
  budget?: string
  crew: readonly (readonly [CrewKey, ProjectRole])[]
  /** The oldest first. */
  lists: readonly WantedList[]
  /** The oldest first. */
  orders: readonly PlacedOrder[]
}

export type WantedList = {
  name: string
  season?: string
  episode?: string
  act?: string
  scene?: string
  shotDescription?: string
  location?: string
  cars: readonly WantedCar[]
}

/** A vehicle of a list by its stock number, with what the crew says about it. */
export type WantedCar = {
  vehicle: string
  addedBy: CrewKey
  likes?: readonly CrewKey[]
  dislikes?: readonly CrewKey[]
  comments?: readonly (readonly [CrewKey, string])[]
  /** What the production calls it, how it ranks it, and what it has to know. */
  notes?: Partial<VehicleNotes>
  removedBy?: CrewKey
  deal?: Deal
}

/** Rates are percents of the listed rate, rounded up to five dollars. */
export type Deal = {
  by: CrewKey
  hoursAgo: number
  /** First day of the booking, from today where the vehicle is. */
  inDays: number
  days: number
  offer: number
  dayLimit: DayLimit
  mileage: Mileage
  usage: Usage[]
  moves: readonly Move[]
  /** What the crew wrote with its inquiry, and what both wrote afterwards, the oldest first. */
  note?: string
  messages?: readonly { by: 'owner' | 'renter'; hoursAgo: number; text: string }[]
  /** Whose cart it lies in. */
  cartOf?: CrewKey
  /** The order it is part of, and what became of it there; it stays confirmed unless something did. */
  order?: {
    key: string
    changed?: Changed
    /** Its vehicle was inspected by both sides, before and after. */
    isReturned?: true
    completedDaysAgo?: number
    cancelledDaysAgo?: number
  }
  /** After the agreement its owner needed the vehicle on the first of these days. */
  takenByOwner?: true
}

/** Other days, counted from today like those of the deal; by Pru for one side, where she says why. */
type Changed = { hoursAgo: number; inDays: number; days: number; behalf?: Behalf }

export type Move =
  | { by: 'owner' | 'renter'; hoursAgo: number; asks: number; note?: string }
  | { by: 'owner' | 'renter'; hoursAgo: number; answers: 'accept' }
  | { by: 'owner'; hoursAgo: number; answers: 'decline'; declineReason: DeclineReason; note?: string }

export type PlacedOrder = {
  key: string
  by: CrewKey
  hoursAgo: number
  signer: { firstName: string; lastName: string; email: string; role: SignerTitle }
  /** The cart was filled by then, and a quote asked for. */
  quotedHoursAgo?: number
  /** Answered a few hours later. */
  isSigned?: true
  /** What Pru has written down about its payment. */
  paymentNote?: { hoursAgo: number; text: string }
  /** Once everything of it was completed; and then anew, to another address. */
  invoiced?: { hoursAgo: number; corrected?: { hoursAgo: number; addressLine2: string; reason: string } }
}

/** Hours in a story that counts days. */
export const days = (count: number) => count * 24

/** An owner who says yes to what was offered, so many hours ago. */
export const accepted = (hoursAgo: number): Move => ({ by: 'owner', hoursAgo, answers: 'accept' })
