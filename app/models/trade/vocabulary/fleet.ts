import { LISTING_STATUSES } from './listings'
import type { Option } from './option'

/** Layouts of an owner's vehicles. */
export const FLEET_VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const satisfies readonly Option<string>[]

type FleetView = (typeof FLEET_VIEWS)[number]['value']

/** Their sort orders, implemented in services/owner/fleet/fleet-page. */
export const FLEET_SORTS = [
  { value: 'needs-you', label: 'Needs you first' },
  { value: 'name', label: 'Name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'price-high', label: 'Price, high to low' },
  { value: 'price-low', label: 'Price, low to high' },
  { value: 'stock', label: 'Stock number' },
  { value: 'views', label: 'Most viewed' },
  { value: 'booked', label: 'Most booked' },
  { value: 'revenue', label: 'Most agreed this year' },
] as const satisfies readonly Option<string>[]

export type FleetSort = (typeof FLEET_SORTS)[number]['value']

export const DEFAULT_FLEET_SORT: FleetSort = 'needs-you'

/** Status filters of a fleet, without deleted vehicles. */
export const FLEET_STATUSES = LISTING_STATUSES.filter((status) => status !== 'deleted')

type FleetStatus = (typeof FLEET_STATUSES)[number]

/** Filter and layout of a fleet. `after`: the last vehicle of the previous page. */
export type FleetChoice = {
  view: FleetView
  search: string
  status?: FleetStatus | undefined
  sort: FleetSort
  after: string | null
  /** 'all' checks every box. */
  checked?: 'all' | undefined
}
