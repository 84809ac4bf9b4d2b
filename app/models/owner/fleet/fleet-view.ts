import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { ownerPaths } from '~/models/trade/paths/owner'
import {
  FLEET_STATUSES,
  FLEET_VIEWS,
  type FleetChoice,
  type FleetSort,
  type FleetStatus,
} from '~/models/trade/vocabulary/fleet'

/** Number of vehicles by status; missing if zero. */
export type StatusCounts = Partial<Record<FleetStatus, number>>

/** Address of the page with another choice, starting at its first vehicle; defaults are left out. */
export function fleetAddress(choice: FleetChoice, other: Partial<FleetChoice> = {}) {
  const { view, search, status, sort, checked, after } = { ...choice, checked: undefined, after: null, ...other }
  return ownerPaths.ownerVehicles({
    view: view === 'cards' ? undefined : view,
    search: search || undefined,
    status,
    sort: sort === 'name' ? undefined : sort,
    after: after ?? undefined,
    checked,
  })
}

/** A tab for all vehicles and one for each status in use, with counts. */
export function fleetTabs(choice: FleetChoice, counts: StatusCounts) {
  const shown = FLEET_STATUSES.filter((status) => counts[status] || status === choice.status)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (label: string, count: number, status?: FleetStatus) => ({
    label,
    count,
    to: fleetAddress(choice, { status }),
    isCurrent: status === choice.status,
  })
  return [tab('All', all), ...shown.map((status) => tab(LISTING_BADGES[status].label, counts[status] ?? 0, status))]
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

/** The words of a search, all of which have to match. */
export function fleetSearchWords(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

const MAX_WORDS = 8
