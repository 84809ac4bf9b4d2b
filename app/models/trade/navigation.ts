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
  /** Leads to the log-in, which may open over the page. */
  asksLogin?: true
}

export interface Navigation {
  /** Where the logo leads. */
  logo: string
  items: readonly NavigationItem[]
  /** Rows of the profile menu, without Logout. */
  account: readonly { label: string; to: string }[]
  /** Where Logout is posted to; absent when nobody is signed in. */
  logout?: string
}

/** What the bar, the drawer and the profile menu offer to a role, or to a signed-out visitor (null). */
export function navigationFor(role: ApplicationRole | null): Navigation {
  if (role === null) return SIGNED_OUT
  return {
    logo: homeOf(role),
    items: PLACES.filter(({ area }) => mayOpen(area, role)).map(({ item }) => item),
    account: [{ label: 'Profile', to: paths.profile() }],
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
    item: { label: 'Requests', to: paths.provider(), sections: ['/provider'], except: ['/provider/owners'] },
  },
  { area: 'providerDesk', item: { label: 'Owners', to: paths.owners(), sections: ['/provider/owners'] } },
]

const HOMES: Record<ApplicationRole, OwnPath> = {
  backlot_renter_application_admin: paths.home(),
  backlot_renter_application_member: paths.home(),
  backlot_renter_application_user: paths.projects(),
  backlot_owner: paths.ownerInbox(),
  backlot_provider: paths.provider(),
}

/** Searching asks a visitor to log in first. */
const SIGNED_OUT: Navigation = {
  logo: paths.home(),
  items: [{ ...SEARCH, to: paths.login(), sections: [], asksLogin: true }],
  account: [
    { label: 'Login', to: paths.login() },
    { label: 'Signup', to: paths.signUp() },
  ],
}
