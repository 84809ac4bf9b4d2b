import type { Option } from './option'

/** A closed project is inactive: read-only. */
export const PROJECT_STATUSES = ['active', 'inactive'] as const

export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = { active: 'Active', inactive: 'Inactive' }

/** Roles in a project. */
export const PROJECT_ROLES = ['Owner', 'Manager', 'Member', 'User'] as const

export type ProjectRole = (typeof PROJECT_ROLES)[number]

export const PROJECT_ROLE_LABELS: Record<ProjectRole, string> = {
  Owner: 'Owner',
  Manager: 'Project Manager',
  Member: 'Team Member',
  User: 'Viewer',
}

/** Groups of list vehicles, most urgent first. */
export const DEAL_GROUPS = [
  { value: 'needs-you', label: 'To answer' },
  { value: 'inquired', label: 'Inquired' },
  { value: 'agreed', label: 'Agreed' },
  { value: 'booked', label: 'Booked' },
  { value: 'not-inquired', label: 'Not inquired' },
  { value: 'fell-through', label: 'Fell through' },
  { value: 'completed', label: 'Completed' },
] as const satisfies readonly Option[]

export type DealGroup = (typeof DEAL_GROUPS)[number]['value']

/** Sort orders for the vehicles of a list. A minus reverses the order. */
export const DEAL_ORDERS = [
  { value: 'needs-you', label: 'To answer first' },
  { value: 'days', label: 'Days - Soonest first' },
  { value: '-days', label: 'Days - Latest first' },
  { value: 'price', label: 'Price - Low to High' },
  { value: '-price', label: 'Price - High to Low' },
  { value: 'status', label: 'Status' },
] as const satisfies readonly Option[]

export type DealOrder = (typeof DEAL_ORDERS)[number]['value']

/** Offers to answer first, the rest in the order they were added. For members who may not answer, all in that order. */
export const DEFAULT_ORDER: DealOrder = 'needs-you'

/** How the vehicles of a list are laid out. */
export const LIST_LAYOUTS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const satisfies readonly Option[]

export type ListLayout = (typeof LIST_LAYOUTS)[number]['value']

/** A member's rating of a list vehicle. */
export const RATINGS = ['like', 'dislike'] as const

export type Rating = (typeof RATINGS)[number]

/** How a production ranks a list vehicle. */
export const MARKS = [
  { value: 'first choice', label: 'First choice' },
  { value: 'backup', label: 'Backup' },
  { value: 'pass', label: 'Pass' },
] as const satisfies readonly Option[]

export type Mark = (typeof MARKS)[number]['value']

/** How selected vehicles get to another list. */
export const TRANSFERS = ['move', 'copy'] as const

export type Transfer = (typeof TRANSFERS)[number]

/** Groupings of a project's costs. */
export const COST_GROUPINGS = [
  { value: 'list', label: 'By list' },
  { value: 'episode', label: 'By episode' },
  { value: 'scene', label: 'By scene' },
] as const satisfies readonly Option[]

export type CostGrouping = (typeof COST_GROUPINGS)[number]['value']
