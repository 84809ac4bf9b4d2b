import type { ApplicationRole } from '../vocabulary/accounts'
import type { Side } from '../vocabulary/deals'
import type { ProjectRole, ProjectStatus } from '../vocabulary/projects'

/** Parts of the product that the application role alone opens, or keeps closed whatever somebody is in a project. */
export type Area =
  | 'search'
  | 'addToProject'
  | 'vehicle'
  | 'projects'
  | 'createProject'
  | 'bookingRequests'
  | 'cart'
  | 'orders'
  | 'listings'
  | 'ownerDesk'
  | 'providerDesk'

const OPENS: Record<ApplicationRole, readonly Area[]> = {
  backlot_renter_application_admin: [
    'search',
    'addToProject',
    'vehicle',
    'projects',
    'createProject',
    'cart',
    'orders',
  ],
  backlot_renter_application_member: ['search', 'addToProject', 'vehicle', 'projects', 'bookingRequests'],
  backlot_renter_application_user: ['vehicle', 'projects', 'bookingRequests'],
  backlot_owner: ['vehicle', 'listings', 'ownerDesk'],
  backlot_provider: ['vehicle', 'listings', 'providerDesk'],
}

/** Whether an application role opens a part of the product. A signed-out visitor (null) opens none. */
export function mayOpen(area: Area, role: ApplicationRole | null): boolean {
  return role !== null && OPENS[role].includes(area)
}

/** A member's place in one project, as far as permissions depend on it. */
export type AccessContext = { applicationRole: ApplicationRole; projectRole: ProjectRole; projectStatus: ProjectStatus }

type Members = Record<ProjectRole, boolean>
type Rule = { members: Members; area: Area; closedToo?: true }

const EVERYONE: Members = { Owner: true, Manager: true, Member: true, User: true }
const EDITORS: Members = { Owner: true, Manager: true, Member: true, User: false }
const LEADERS: Members = { Owner: true, Manager: true, Member: false, User: false }
const OWNER: Members = { Owner: true, Manager: false, Member: false, User: false }

const RULES = {
  viewLists: { members: EVERYONE, area: 'projects', closedToo: true },
  seePrices: { members: EDITORS, area: 'projects', closedToo: true },
  react: { members: EVERYONE, area: 'projects' },
  removeVehicles: { members: EVERYONE, area: 'projects' },
  restoreVehicles: { members: EDITORS, area: 'projects' },
  createLists: { members: EDITORS, area: 'projects' },
  editLists: { members: EDITORS, area: 'projects' },
  addVehicles: { members: EDITORS, area: 'addToProject' },
  invite: { members: EDITORS, area: 'projects' },
  grantManager: { members: LEADERS, area: 'projects' },
  manageMembers: { members: LEADERS, area: 'projects' },
  leaveProject: { members: EVERYONE, area: 'projects' },
  handOver: { members: OWNER, area: 'projects' },
  downloadZip: { members: EDITORS, area: 'projects', closedToo: true },
  inquire: { members: LEADERS, area: 'projects' },
  negotiate: { members: LEADERS, area: 'projects' },
  addToCart: { members: LEADERS, area: 'cart' },
  askToBook: { members: LEADERS, area: 'bookingRequests' },
  // what was ordered goes on after a project was closed
  changeOrders: { members: LEADERS, area: 'orders', closedToo: true },
  // is emailed what happens to them, also without access to their pages
  followOrders: { members: LEADERS, area: 'projects', closedToo: true },
  sendPickup: { members: EDITORS, area: 'orders', closedToo: true },
  editProject: { members: OWNER, area: 'projects' },
  closeProject: { members: OWNER, area: 'projects' },
} satisfies Record<string, Rule>

export type ProjectAct = keyof typeof RULES

/** Whether a member may do this in the project. In a closed project only reading is left. */
export function can(act: ProjectAct, access: AccessContext): boolean {
  const rule: Rule = RULES[act]
  if (access.projectStatus !== 'active' && !rule.closedToo) return false
  return rule.members[access.projectRole] && mayOpen(rule.area, access.applicationRole)
}

/** Whether it is only the closing of the project that keeps a member from this. */
export function isClosedTo(act: ProjectAct, access: AccessContext): boolean {
  return !can(act, access) && can(act, { ...access, projectStatus: 'active' })
}

/** For which side of a rental one of the staff acts, and why: histories, letters and pages say both. */
export type Behalf = { side: Side; reason: string }

/** 'on behalf of the owner', 'on behalf of Red Clay Pictures'. */
export function onBehalfOf(side: Side, productionCompany: string): string {
  return `on behalf of ${side === 'owner' ? 'the owner' : productionCompany}`
}
