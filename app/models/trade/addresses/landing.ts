import { type Area, mayOpen } from '~/models/trade/access/permissions'
import { accountPaths } from '~/models/trade/paths/accounts'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { OwnPath } from '../paths/own-path'
import type { ApplicationRole } from '../vocabulary/accounts'
import { homeOf } from './navigation'

/** The pages that a log-in may lead back to, the narrower before the wider; null: for everybody with an account. */
const PAGES: readonly (readonly [pattern: RegExp, area: Area | null])[] = [
  [/^\/home\/searchresults$/, 'search'],
  [/^\/home\/view-vehicle\/(add|placement)$/, 'addToProject'],
  [/^\/home\/view-vehicle$/, 'vehicle'],
  [/^\/projects\/[^/]+\/list\/[^/]+\/cart-item$/, 'cart'],
  [/^\/projects\/new(\/|$)/, 'createProject'],
  [/^\/projects\/[^/]+\/papers(\.zip)?$/, 'orders'],
  [/^\/projects(\/|$)/, 'projects'],
  [/^\/cart(\/|$)/, 'cart'],
  [/^\/orders(\/|$)/, 'orders'],
  [/^\/owner(\/|$)/, 'ownerDesk'],
  [/^\/provider(\/|$)/, 'providerDesk'],
  [/^\/profile(\/|$)/, null],
  [/^\/(pickupdetails|(vehicle)?pre-pickupinspection|vehicleinspection)\//, null],
  [/^\/(terms|privacy|outbox)$/, null],
]
const SOMEWHERE = 'http://somewhere.invalid'
const HOMES: readonly string[] = [accountPaths.home(), accountPaths.loggedOut()]

export interface Landing {
  to: OwnPath
  /** Somebody asked for another page, which is not there for this role. */
  isElsewhere: boolean
}

export const NOT_YOURS = 'Your account does not have access to that page.'

/**
 * Where a log-in leads: to what was asked for before, or home where the role may not open it or where it is no page.
 * Whoever may not add vehicles and was about to add one is led to the vehicle. Into a project the role alone leads nobody.
 */
export function landingOf(role: ApplicationRole, returnTo: OwnPath | null): Landing {
  if (!returnTo) return { to: homeOf(role), isElsewhere: false }
  const { pathname } = new URL(returnTo, SOMEWHERE)
  // addresses are found whatever their capitals and escapes
  const path = decodeURIComponent(pathname).toLowerCase()
  if (HOMES.includes(path)) return { to: mayOpen('search', role) ? returnTo : homeOf(role), isElsewhere: false }
  const [, area] = PAGES.find(([pattern]) => pattern.test(path)) ?? []
  if (area === null || (area && mayOpen(area, role))) return { to: returnTo, isElsewhere: false }
  return elsewhere(role, returnTo)
}

/** Where to instead of an address that is not open: to the vehicle that was to be added, else home. */
export function elsewhere(role: ApplicationRole, asked: OwnPath): Landing {
  const { pathname, searchParams } = new URL(asked, SOMEWHERE)
  const vehicleId = searchParams.get('car-id')
  const isAdding = /^\/(home\/view-vehicle\/(add|placement)|projects\/new)$/i.test(decodeURIComponent(pathname))
  if (isAdding && vehicleId) return { to: fleetPaths.viewVehicle(vehicleId), isElsewhere: false }
  return { to: homeOf(role), isElsewhere: true }
}
