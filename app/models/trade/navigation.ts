import type { OwnPath } from './own-path'
import { paths } from './paths'
import { type Area, mayOpen } from './permissions'
import type { ApplicationRole } from './vocabulary/roles'

export interface NavigationItem {
  label: string
  to: OwnPath
  /** Whatever lies here belongs to the place, too; by default what lies below it. */
  below?: string
  showsCartCount?: boolean
  /** Leads to the log-in, which opens over a page with script; then where to go on. */
  asksLogin?: string
}

export interface Navigation {
  /** Where the logo leads. */
  logo: string
  items: readonly NavigationItem[]
  /** Who is signed in, by name; leads to the profile. Absent when nobody is. */
  profile?: Way
  /** The ways in; absent for whoever is in. */
  entries?: readonly Way[]
  /** Where Logout is posted to; absent when nobody is signed in. */
  logout?: string
}

export type Way = { label: string; to: string }

/**
 * What the bar, the drawer and the profile menu offer to somebody, or to a signed-out visitor (null), whom a log-in
 * leads back to where they are: a path with its query, left out where nobody wants to be again.
 */
export function navigationFor(person: { name: string; role: ApplicationRole } | null, here?: string): Navigation {
  if (person === null) return signedOut(here)
  return {
    logo: homeOf(person.role),
    items: placesOf(person.role),
    profile: { label: person.name, to: paths.profile() },
    logout: paths.logout(),
  }
}

/** Where a role lands after log-in, and where its logo leads: the first of its places. */
export function homeOf(role: ApplicationRole): OwnPath {
  return placesOf(role)[0]?.to ?? paths.home()
}

const placesOf = (role: ApplicationRole) => PLACES.filter(([area]) => mayOpen(area, role)).map(([, item]) => item)

export function isCurrent({ to, below = to, asksLogin }: NavigationItem, pathname: string): boolean {
  return !asksLogin && (pathname === to || `${pathname}/`.startsWith(`${below}/`))
}

const SEARCH: NavigationItem = { label: 'Search', to: paths.home(), below: '/home' }

const PLACES: readonly (readonly [Area, NavigationItem])[] = [
  ['search', SEARCH],
  ['projects', { label: 'Projects', to: paths.projects() }],
  ['orders', { label: 'Orders', to: paths.orders() }],
  ['cart', { label: 'Cart', to: paths.cart(), showsCartCount: true }],
  ['ownerDesk', { label: 'Inbox', to: paths.ownerInbox() }],
  ['providerDesk', { label: 'Requests', to: paths.provider(), below: '/provider/requests' }],
  ['providerDesk', { label: 'Owners', to: paths.owners() }],
  ['providerDesk', { label: 'Mail', to: paths.undelivered() }],
  ['providerDesk', { label: 'Backup', to: paths.backup() }],
]

/** Searching asks a visitor to log in first. */
function signedOut(here?: string): Navigation {
  return {
    logo: paths.home(),
    items: [{ ...SEARCH, to: paths.login(here), asksLogin: paths.home() }],
    entries: [
      { label: 'Login', to: paths.login(here) },
      { label: 'Signup', to: paths.signUp() },
    ],
  }
}
