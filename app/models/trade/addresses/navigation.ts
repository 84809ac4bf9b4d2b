import { accountPaths } from '~/models/trade/paths/accounts'
import type { OwnPath } from '../paths/own-path'

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

export const SEARCH: NavigationItem = { label: 'Search', to: accountPaths.home(), below: '/home' }

/**
 * What a signed-out visitor is offered. `here` is the path and query to return to after the log-in, left out where nobody
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
