import { ownerPaths } from '~/models/trade/paths/owner'

/** Bulk actions for an owner's vehicles, each with its own page. */
export const FLEET_ACTIONS = [
  { label: 'Change price', to: ownerPaths.fleetPrices() },
  { label: 'Block dates', to: ownerPaths.fleetDays() },
  { label: 'List or reactivate', to: ownerPaths.fleetListings('activation') },
  { label: 'Deactivate', to: ownerPaths.fleetListings('deactivation') },
] as const
