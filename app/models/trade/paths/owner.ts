import type { ListingActionKind } from '../vocabulary/listings'
import { ownPaths, withQuery } from './own-path'

/** Which of an owner's vehicles to show, and how: see FleetQuery. */
type FleetAddress = { [Name in 'view' | 'search' | 'status' | 'sort' | 'checked' | 'after']?: string | undefined }

export const ownerPaths = ownPaths({
  ownerVehicles: (choice: FleetAddress = {}) => withQuery('/owner/vehicles', choice),
  /** `month`: first month of its calendar, 'YYYY-MM'; default: that of the first of the days to block, or today's. */
  ownerVehicle: (vehicleId: string, month?: string, days: { from?: string; to?: string } = {}) =>
    withQuery(`/owner/vehicles/${vehicleId}`, { month, from: days.from, to: days.to }),
  ownerListingChange: (vehicleId: string, kind: ListingActionKind) => `/owner/vehicles/${vehicleId}/${kind}`,
  /** Bulk action on the vehicles in the query parameter `selected`. */
  fleetPrices: () => '/owner/vehicles/prices',
  fleetDays: () => '/owner/vehicles/blocked-days',
  fleetListings: (kind: 'activation' | 'deactivation') => `/owner/vehicles/selected/${kind}`,
  vacation: () => '/owner/vacation',
  vacationEnd: () => '/owner/vacation/end',
  newVehicle: () => '/owner/vehicles/new',
  vehicleDetails: (vehicleId: string) => `/owner/vehicles/${vehicleId}/details`,
  vehicleCopy: (vehicleId: string) => `/owner/vehicles/${vehicleId}/copy`,
  vehicleTerms: (vehicleId: string) => `/owner/vehicles/${vehicleId}/terms`,
  vehicleMakes: (year: string) => withQuery('/owner/vehicles/makes', { year }),
  vehicleModels: (year: string, make: string) => withQuery('/owner/vehicles/models', { year, make }),
  otherCalendar: (vehicleId: string) => `/owner/vehicles/${vehicleId}/other-calendar`,
  /** Also for staff. */
  otherCalendarAction: (vehicleId: string, feedId: string, kind: 'reading' | 'removal') =>
    `/owner/vehicles/${vehicleId}/other-calendar/${feedId}/${kind}`,
  ownerDaysRelease: (vehicleId: string, blockId: string) => `/owner/vehicles/${vehicleId}/days/${blockId}/release`,
  /** Calendar of all vehicles of an owner, paginated. */
  ownerCalendar: (at: { from?: string; to?: string; after?: string } = {}) => withQuery('/owner/calendar', at),
  ownerCalendarFile: (days: { from?: string; to?: string } = {}) => withQuery('/owner/calendar.csv', days),
  /** One page of a tab; the default tab depends on the owner's orders. */
  ownerOrders: (tab?: string, after?: string) => withQuery('/owner/orders', { tab, after }),
  ownerOrder: (orderItemId: string) => `/owner/orders/${orderItemId}`,
})
