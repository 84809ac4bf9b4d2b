import { ownerPaths } from '~/models/trade/paths/owner'
import {
  DEFAULT_FLEET_SORT,
  FLEET_SORTS,
  FLEET_STATUSES,
  FLEET_VIEWS,
  type FleetChoice,
  type FleetSort,
} from '~/models/trade/vocabulary/fleet'
import { labelOf } from '~/models/trade/vocabulary/option'
import { LISTING_BADGES } from '../listing-badges'
import { type StatusCounts, statusTabs } from '../status-tabs'

/** Address of the page with another choice, starting at its first vehicle; defaults are left out. */
export function fleetAddress(choice: FleetChoice, other: Partial<FleetChoice> = {}) {
  const { view, search, status, sort, checked, after } = { ...choice, checked: undefined, after: null, ...other }
  return ownerPaths.ownerVehicles({
    view: view === 'cards' ? undefined : view,
    search: search || undefined,
    status,
    sort: sort === DEFAULT_FLEET_SORT ? undefined : sort,
    after: after ?? undefined,
    checked,
  })
}

/** A tab for all vehicles and one for each status in use, with counts; none if all have the same status. */
export function fleetTabs(choice: FleetChoice, counts: StatusCounts) {
  const toOf = (status: FleetChoice['status']) => fleetAddress(choice, { status })
  const tabs = statusTabs({ statuses: FLEET_STATUSES, badges: LISTING_BADGES, chosen: choice.status, counts, toOf })
  return choice.status || tabs.length > 2 ? tabs : []
}

/** The search and the sort order in one line; if neither is set, what can be chosen. */
export function fleetSummary({ search, sort }: FleetChoice): string {
  if (sort === DEFAULT_FLEET_SORT) return search || 'Search and sort'
  return `${search || 'All vehicles'}, ${labelOf(FLEET_SORTS, sort).toLowerCase()}`
}

/** Links to the views, starting at the same vehicle. */
export function fleetViews(choice: FleetChoice) {
  return FLEET_VIEWS.map(({ value, label }) => ({
    label,
    to: fleetAddress(choice, { view: value, after: choice.after }),
    isCurrent: value === choice.view,
  }))
}

/** The headings of the table that sort it; a second press on the price reverses the order. */
export function fleetHeads(choice: FleetChoice) {
  const { sort } = choice
  const head = (by: FleetSort, order: 'ascending' | 'descending') => ({
    to: fleetAddress(choice, { sort: by === 'price-high' && sort === by ? 'price-low' : by }),
    order: sort === by ? order : by === 'price-high' && sort === 'price-low' ? ('ascending' as const) : undefined,
  })
  return {
    name: head('name', 'ascending'),
    price: head('price-high', 'descending'),
    views: head('views', 'descending'),
    booked: head('booked', 'descending'),
    revenue: head('revenue', 'descending'),
  }
}
