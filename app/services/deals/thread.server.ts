import type { Negotiation } from '~/models/deals/negotiation'
import type { Booking } from '~/models/trade/days/days'
import type { Cents } from '~/models/trade/money/money'
import type { Side } from '~/models/trade/vocabulary/deals'
import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'

/** As whom somebody answers an inquiry: as one of the crew, from its list vehicle, or as the owner of the vehicle. */
export type Party =
  | { side: 'renter'; projectId: string; listVehicleId: string; inquiryId: string }
  | { side: 'owner'; inquiryId: string }

type Person = { firstName: string; lastName: string; email: string }

/** An inquiry between its two sides. */
export type Thread = {
  id: string
  projectId: string
  listVehicleId: string
  productionCompany: string
  negotiation: Negotiation
  /** The listed total for the booking, frozen when it was asked for, and the last offer; both before tax. */
  listed: Cents
  lastOffer: Cents
  booking: Booking
  vehicle: { id: string; ownerId: string; title: string; zone: string; listingStatus: ListingStatus }
  sides: Record<Side, Person>
  /** The vehicle was taken off its list, or the project is closed. */
  isOver: boolean
}
