import type { VehicleNotes } from '~/models/lists/arrange/vehicle-notes'
import type { Behalf } from '~/models/trade/access/permissions'
import type { SignerTitle } from '~/models/trade/vocabulary/accounts'
import type { DayLimit, DeclineReason, Mileage, Usage } from '~/models/trade/vocabulary/deals'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'

import type { CrewKey } from '../cast'

/** A project of the demo. All times are relative to the moment of seeding. */
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
  /** For everything it orders, including tax, in dollars as typed by its Owner. */
  budget?: string
  crew: readonly (readonly [CrewKey, ProjectRole])[]
  /** Oldest first. */
  lists: readonly WantedList[]
  /** Oldest first. */
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

/** A list vehicle by its stock number, with the crew's reactions and comments. */
export type WantedCar = {
  vehicle: string
  addedBy: CrewKey
  likes?: readonly CrewKey[]
  dislikes?: readonly CrewKey[]
  /** Written that many hours ago, else one each hour after the vehicle was added. */
  comments?: readonly (readonly [CrewKey, string, number?])[]
  /** Its picture-car number, character, mark and note. */
  notes?: Partial<VehicleNotes>
  removedBy?: CrewKey
  deal?: Deal
}

/** Rates are percentages of the list price, rounded up to five dollars. */
export type Deal = {
  by: CrewKey
  hoursAgo: number
  /** First day of the booking, relative to today in the vehicle's time zone. */
  inDays: number
  days: number
  offer: number
  dayLimit: DayLimit
  mileage: Mileage
  usage: Usage[]
  moves: readonly Move[]
  /** The note sent with the inquiry; below, later messages of both sides, oldest first. */
  note?: string
  messages?: readonly { by: 'owner' | 'renter'; hoursAgo: number; text: string }[]
  /** The member in whose cart it is. */
  cartOf?: CrewKey
  /** The order that it is part of, and what happened to it since; without changes it stays confirmed. */
  order?: {
    key: string
    changed?: Changed
    /** Both sides inspected the vehicle, at pickup and at return. */
    isReturned?: true
    completedDaysAgo?: number
    cancelledDaysAgo?: number
  }
  /** After the rate was agreed, the owner blocked the first of these days. */
  takenByOwner?: true
}

/** Other days, relative to today like those of the deal; made by Pru on behalf of one side if `behalf` is given. */
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
  /** When the cart was filled and a quote requested. */
  quotedHoursAgo?: number
  /** The signer responded a few hours later. */
  isSigned?: true
  /** Pru's note about its payment. */
  paymentNote?: { hoursAgo: number; text: string }
  /** Invoiced once all its items were completed; the correction has another address. */
  invoiced?: { hoursAgo: number; corrected?: { hoursAgo: number; addressLine2: string; reason: string } }
}

/** Converts days to hours. */
export const days = (count: number) => count * 24

/** A move in which the owner accepts the last offer. */
export const accepted = (hoursAgo: number): Move => ({ by: 'owner', hoursAgo, answers: 'accept' })
