import type { OwnPath } from './own-path'
import { paths } from './paths'
import { type Area, mayOpen } from './permissions'
import type { ApplicationRole } from './vocabulary/roles'

export interface NavigationItem {
  label: string
  to: string
  /** Paths that belong to the place: it is current on them and below. */
  sections: readonly string[]
  /** Paths below those that belong to another place. */
  except?: readonly string[]
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
  /** The ways in, for whoever is signed out. */
  entries: readonly Way[]
  /** Where Logout is posted to; absent when nobody is signed in. */
  logout?: string
}

type Way = { label: string; to: string }

/**
 * What the bar, the drawer and the profile menu offer to somebody, or to a signed-out visitor (null), whom a log-in
 * leads back to where they are: a path with its query, left out where nobody wants to be again.
 */
export function navigationFor(person: { name: string; role: ApplicationRole } | null, here?: string): Navigation {
  if (person === null) return signedOut(here)
  return {
    logo: homeOf(person.role),
    items: PLACES.filter(({ area }) => mayOpen(area, person.role)).map(({ item }) => item),
    profile: { label: person.name || 'Profile', to: paths.profile() },
    entries: [],
    logout: paths.logout(),
  }
}

/** Where a role lands after log-in, and where its logo leads. */
export function homeOf(role: ApplicationRole): OwnPath {
  return HOMES[role]
}

export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const isWithin = (section: string) => pathname === section || pathname.startsWith(`${section}/`)
  return item.sections.some(isWithin) && !item.except?.some(isWithin)
}

const SEARCH: NavigationItem = { label: 'Search', to: paths.home(), sections: ['/', '/home'] }

const PLACES: readonly { area: Area; item: NavigationItem }[] = [
  { area: 'search', item: SEARCH },
  { area: 'projects', item: { label: 'Projects', to: paths.projects(), sections: ['/projects'] } },
  { area: 'orders', item: { label: 'Orders', to: paths.orders(), sections: ['/orders'] } },
  { area: 'cart', item: { label: 'Cart', to: paths.cart(), sections: ['/cart'], showsCartCount: true } },
  { area: 'ownerDesk', item: { label: 'Inbox', to: paths.ownerInbox(), sections: ['/owner'] } },
  {
    area: 'providerDesk',
    item: {
      label: 'Requests',
      to: paths.provider(),
      sections: ['/provider'],
      except: ['/provider/owners', '/provider/mail'],
    },
  },
  { area: 'providerDesk', item: { label: 'Owners', to: paths.owners(), sections: ['/provider/owners'] } },
  { area: 'providerDesk', item: { label: 'Mail', to: paths.undelivered(), sections: ['/provider/mail'] } },
]

const HOMES: Record<ApplicationRole, OwnPath> = {
  backlot_renter_application_admin: paths.home(),
  backlot_renter_application_member: paths.home(),
  backlot_renter_application_user: paths.projects(),
  backlot_owner: paths.ownerInbox(),
  backlot_provider: paths.provider(),
}

/** Searching asks a visitor to log in first. */
function signedOut(here?: string): Navigation {
  return {
    logo: paths.home(),
    items: [{ ...SEARCH, to: paths.login(here), sections: [], asksLogin: paths.home() }],
    entries: [
      { label: 'Login', to: paths.login(here) },
      { label: 'Signup', to: paths.signUp() },
    ],
  }
}
