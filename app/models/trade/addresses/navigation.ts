import { type Area, mayOpen } from '~/models/trade/access/permissions'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import { providerPaths } from '~/models/trade/paths/provider'
import type { OwnPath } from '../paths/own-path'
import type { ApplicationRole } from '../vocabulary/accounts'

export interface NavigationItem {
  label: string
  to: OwnPath
  /** Whatever lies here belongs to the place, too; by default what lies below it. */
  below?: string
  showsCartCount?: boolean
  /** Leads to the log-in, which opens over a page with script; then where to go on. */
  asksLogin?: string
}

/** What the bar, the drawer and the profile menu offer. */
export interface Navigation {
  /** Where the logo leads. */
  logo: string
  items: readonly NavigationItem[]
  /** Who is signed in, by name; leads to the profile. Absent when nobody is. */
  profile?: NavigationLink
  /** The ways in; absent for whoever is in. */
  entries?: readonly NavigationLink[]
  /** Where Logout is posted to; absent when nobody is signed in. */
  logout?: string
}

export type NavigationLink = { label: string; to: string }

/** What the bar, the drawer and the profile menu offer to a signed-in account. */
export function navigationFor(person: { name: string; role: ApplicationRole }): Navigation {
  return {
    logo: homeOf(person.role),
    items: placesOf(person.role),
    profile: { label: person.name, to: accountPaths.profile() },
    logout: accountPaths.logout(),
  }
}

/** Where a role lands after log-in, and where its logo leads: the first of its places. */
export function homeOf(role: ApplicationRole): OwnPath {
  return placesOf(role)[0]?.to ?? accountPaths.home()
}

const placesOf = (role: ApplicationRole) => PLACES.filter(([area]) => mayOpen(area, role)).map(([, item]) => item)

const SEARCH: NavigationItem = { label: 'Search', to: accountPaths.home(), below: '/home' }

const PLACES: readonly (readonly [Area, NavigationItem])[] = [
  ['search', SEARCH],
  ['projects', { label: 'Projects', to: projectPaths.projects() }],
  ['orders', { label: 'Orders', to: orderPaths.orders() }],
  ['cart', { label: 'Cart', to: bookingPaths.cart(), showsCartCount: true }],
  ['ownerDesk', { label: 'Inbox', to: dealPaths.ownerInbox(), below: '/owner/inquiries' }],
  ['ownerDesk', { label: 'Vehicles', to: ownerPaths.ownerVehicles() }],
  ['ownerDesk', { label: 'Calendar', to: ownerPaths.ownerCalendar() }],
  ['ownerDesk', { label: 'Orders', to: ownerPaths.ownerOrders() }],
  ['providerDesk', { label: 'Requests', to: providerPaths.provider(), below: '/provider/requests' }],
  ['providerDesk', { label: 'Orders', to: providerPaths.orders() }],
  ['providerDesk', { label: 'Inquiries', to: providerPaths.inquiries() }],
  ['providerDesk', { label: 'Owners', to: providerPaths.owners() }],
  ['providerDesk', { label: 'Documents', to: providerPaths.providerDocuments() }],
  ['providerDesk', { label: 'Email', to: providerPaths.undelivered() }],
  ['providerDesk', { label: 'Backup', to: providerPaths.backup() }],
]

/**
 * The same for a signed-out visitor. `here` is the path and query to return to after the log-in, left out where nobody
 * wants to be again. Search asks to log in first.
 */
export function visitorNavigation(here?: string): Navigation {
  return {
    logo: accountPaths.home(),
    items: [{ ...SEARCH, to: accountPaths.login(here), asksLogin: accountPaths.home() }],
    entries: [
      { label: 'Login', to: accountPaths.login(here) },
      { label: 'Signup', to: accountPaths.signUp() },
    ],
  }
}

export function isCurrent({ to, below = to, asksLogin }: NavigationItem, pathname: string): boolean {
  return !asksLogin && (pathname === to || `${pathname}/`.startsWith(`${below}/`))
}
