import { accountPaths } from '~/models/trade/paths/accounts'
import { searchPaths } from '~/models/trade/paths/search'
import type { OwnPath } from '../paths/own-path'

export interface NavigationItem {
  label: string
  to: OwnPath
  /** Paths below this one mark the item as current; default: `to`. */
  below?: string
  /** As `below`, for pages of the same part that have another address. */
  alsoBelow?: readonly string[]
  /** What the number on the link counts. */
  counts?: keyof NavigationCounts
  /** The item leads to the login, which opens as a dialog with script; this is where to go after it. */
  asksLogin?: string
}

/** Vehicles in the cart, tasks that should not wait until tomorrow, and offers that an owner has to answer. */
export type NavigationCounts = { vehicle: number; task: number; offer: number }

/** Links of the bar, the drawer and the profile menu. */
export interface Navigation {
  /** Target of the logo. */
  logo: string
  items: readonly NavigationItem[]
  /** Name of the signed-in account, linked to its profile; absent if signed out. */
  profile?: NavigationLink
  /** Login and sign-up; absent if signed in. */
  entries?: readonly NavigationLink[]
  /** Address that Logout posts to; absent if signed out. */
  logout?: string
}

export type NavigationLink = { label: string; to: string }

export const SEARCH: NavigationItem = { label: 'Search', to: searchPaths.search() }

/**
 * Links for signed-out visitors. `here`: path and query to return to after login; leave it out for pages that make no
 * sense afterwards. Search asks to log in first.
 */
export function visitorNavigation(here?: string): Navigation {
  return {
    logo: accountPaths.home(),
    items: [{ ...SEARCH, to: accountPaths.login(here), asksLogin: SEARCH.to }],
    entries: [
      { label: 'Login', to: accountPaths.login(here) },
      { label: 'Signup', to: accountPaths.signUp() },
    ],
  }
}

export function isCurrent({ to, below = to, alsoBelow = [], asksLogin }: NavigationItem, pathname: string): boolean {
  const isBelow = [below, ...alsoBelow].some((path) => `${pathname}/`.startsWith(`${path}/`))
  return !asksLogin && (pathname === to || isBelow)
}
