import type { Option } from './option'

/** A closed project is inactive: everything in it can be read, nothing changed. */
export const PROJECT_STATUSES = ['active', 'inactive'] as const

export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = { active: 'Active', inactive: 'Inactive' }

/** What a member is within one project. */
export const PROJECT_ROLES = ['Owner', 'Manager', 'Member', 'User'] as const

export type ProjectRole = (typeof PROJECT_ROLES)[number]

export const PROJECT_ROLE_LABELS: Record<ProjectRole, string> = {
  Owner: 'Owner',
  Manager: 'Project Manager',
  Member: 'Team Member',
  User: 'Viewer',
}

/** What a crew works by, in the order of what is to be done about it. */
export const DEAL_GROUPS = [
  { value: 'needs-you', label: 'Needs you' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'agreed', label: 'Agreed' },
  { value: 'booked', label: 'Booked' },
  { value: 'not-inquired', label: 'Not inquired' },
  { value: 'fell-through', label: 'Fell through' },
  { value: 'completed', label: 'Completed' },
] as const satisfies readonly Option[]

export type DealGroup = (typeof DEAL_GROUPS)[number]['value']

/** In which order the vehicles of a list are shown. A minus turns the order around. */
export const DEAL_ORDERS = [
  { value: 'needs-you', label: 'Needs you first' },
  { value: 'days', label: 'Days - Soonest first' },
  { value: '-days', label: 'Days - Latest first' },
  { value: 'price', label: 'Price - Low to High' },
  { value: '-price', label: 'Price - High to Low' },
  { value: 'status', label: 'Status' },
] as const satisfies readonly Option[]

export type DealOrder = (typeof DEAL_ORDERS)[number]['value']

/** What asks for an answer comes first, and the rest as it was added; to whoever answers nothing, all of it does. */
export const DEFAULT_ORDER: DealOrder = 'needs-you'

/** How the vehicles of a list are laid out. */
export const LIST_LAYOUTS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const satisfies readonly Option[]

export type ListLayout = (typeof LIST_LAYOUTS)[number]['value']

/** What a member says of a vehicle in a list. */
export const RATINGS = ['like', 'dislike'] as const

/** What a project's costs can be summed by. */
export const COST_GROUPINGS = [
  { value: 'list', label: 'By list' },
  { value: 'episode', label: 'By episode' },
  { value: 'scene', label: 'By scene' },
] as const satisfies readonly Option[]

export type CostGrouping = (typeof COST_GROUPINGS)[number]['value']
