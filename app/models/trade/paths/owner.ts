import type { ListingAct } from '../vocabulary/vehicles'
import { ownPaths, withQuery } from './own-path'

export const ownerPaths = ownPaths({
  ownerVehicles: (after?: string) => withQuery('/owner/vehicles', { after }),
  /** Its calendar begins with a month 'YYYY-MM'; without one, with today's. */
  ownerVehicle: (vehicleId: string, month?: string) => withQuery(`/owner/vehicles/${vehicleId}`, { month }),
  ownerListingChange: (vehicleId: string, act: ListingAct) => `/owner/vehicles/${vehicleId}/${act}`,
  newVehicle: () => '/owner/vehicles/new',
  vehicleDetails: (vehicleId: string) => `/owner/vehicles/${vehicleId}/details`,
  vehicleTerms: (vehicleId: string) => `/owner/vehicles/${vehicleId}/terms`,
  vehicleMakes: (year: string) => withQuery('/owner/vehicles/makes', { year }),
  vehicleModels: (year: string, make: string) => withQuery('/owner/vehicles/models', { year, make }),
  ownerDaysRelease: (vehicleId: string, blockId: string) => `/owner/vehicles/${vehicleId}/days/${blockId}/release`,
  /** All vehicles of an owner, a page of them at a time. */
  ownerCalendar: ({ month, after }: { month?: string; after?: string } = {}) =>
    withQuery('/owner/calendar', { month, after }),
  /** One page of a tab; without a tab, what is still to come. */
  ownerOrders: (tab?: string, after?: string) => withQuery('/owner/orders', { tab, after }),
  ownerOrder: (orderItemId: string) => `/owner/orders/${orderItemId}`,
})
