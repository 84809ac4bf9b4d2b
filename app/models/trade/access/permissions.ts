import type { ApplicationRole } from '../vocabulary/accounts'
import type { Side } from '../vocabulary/deals'
import type { ProjectRole, ProjectStatus } from '../vocabulary/projects'

/** Parts of the product that depend on the application role alone, whatever the role in a project. */
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

/** Whether an application role may open a part of the product. Signed-out visitors (null) may open none. */
export function mayOpen(area: Area, role: ApplicationRole | null): boolean {
  return role !== null && OPENS[role].includes(area)
}

/** A member's roles and the project's status, from which permissions follow. */
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
  deleteComments: { members: LEADERS, area: 'projects' },
  removeVehicles: { members: EVERYONE, area: 'projects' },
  restoreVehicles: { members: EDITORS, area: 'projects' },
  createLists: { members: EDITORS, area: 'projects' },
  editLists: { members: EDITORS, area: 'projects' },
  editExternals: { members: EDITORS, area: 'projects' },
  addVehicles: { members: EDITORS, area: 'addToProject' },
  invite: { members: EDITORS, area: 'projects' },
  grantManager: { members: LEADERS, area: 'projects' },
  manageMembers: { members: LEADERS, area: 'projects' },
  leaveProject: { members: EVERYONE, area: 'projects' },
  handOver: { members: OWNER, area: 'projects' },
  downloadZip: { members: EDITORS, area: 'projects', closedToo: true },
  inquire: { members: LEADERS, area: 'projects' },
  negotiate: { members: LEADERS, area: 'projects' },
  // writes to the owner of a vehicle, also about orders after the project is closed
  messageOwners: { members: LEADERS, area: 'projects', closedToo: true },
  addToCart: { members: LEADERS, area: 'cart' },
  askToBook: { members: LEADERS, area: 'bookingRequests' },
  // orders continue after their project is closed
  changeOrders: { members: LEADERS, area: 'orders', closedToo: true },
  // receives emails about orders, even without access to their pages
  followOrders: { members: LEADERS, area: 'projects', closedToo: true },
  // for the crew who drive, whose role may not open orders
  sendPickup: { members: EDITORS, area: 'projects', closedToo: true },
  editProject: { members: OWNER, area: 'projects' },
  closeProject: { members: OWNER, area: 'projects' },
} satisfies Record<string, Rule>

export type ProjectPermission = keyof typeof RULES

/** Whether a member may do this in the project. A closed project is read-only, except for `closedToo`. */
export function can(permission: ProjectPermission, access: AccessContext): boolean {
  const rule: Rule = RULES[permission]
  if (access.projectStatus !== 'active' && !rule.closedToo) return false
  return rule.members[access.projectRole] && mayOpen(rule.area, access.applicationRole)
}

/** Whether a member may not do this only because the project is closed. */
export function isClosedTo(permission: ProjectPermission, access: AccessContext): boolean {
  return !can(permission, access) && can(permission, { ...access, projectStatus: 'active' })
}

/** Which side staff act for, and why; shown in histories, emails and pages. */
export type Behalf = { side: Side; reason: string }

/** 'on behalf of the owner', 'on behalf of Red Clay Pictures'. */
export function onBehalfOf(side: Side, productionCompany: string): string {
  return `on behalf of ${side === 'owner' ? 'the owner' : productionCompany}`
}
