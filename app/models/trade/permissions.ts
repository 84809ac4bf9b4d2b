import type { ProjectRole } from './vocabulary/project-roles'
import type { ApplicationRole } from './vocabulary/roles'
import type { ProjectStatus } from './vocabulary/statuses/project-status'

/** Parts of the product that the application role alone opens. */
export type Area =
  | 'search'
  | 'addToProject'
  | 'vehicle'
  | 'projects'
  | 'createProject'
  | 'cart'
  | 'orders'
  | 'ownerDesk'
  | 'providerDesk'

const ADMIN = 'backlot_renter_application_admin'
const MEMBER = 'backlot_renter_application_member'
const USER = 'backlot_renter_application_user'
const OWNER = 'backlot_owner'
const PROVIDER = 'backlot_provider'

const OPEN_TO: Record<Area, readonly ApplicationRole[]> = {
  search: [ADMIN, MEMBER],
  addToProject: [ADMIN, MEMBER],
  vehicle: [ADMIN, MEMBER, USER, OWNER, PROVIDER],
  projects: [ADMIN, MEMBER, USER],
  createProject: [ADMIN],
  cart: [ADMIN],
  orders: [ADMIN],
  ownerDesk: [OWNER],
  providerDesk: [PROVIDER],
}

/** Whether an application role opens a part of the product. A signed-out visitor (null) opens none. */
export function mayOpen(area: Area, role: ApplicationRole | null): boolean {
  return role !== null && OPEN_TO[area].includes(role)
}

/** A member's place in one project, as far as permissions depend on it. */
export type Standing = { applicationRole: ApplicationRole; projectRole: ProjectRole; projectStatus: ProjectStatus }

export type ProjectAct =
  | 'viewLists'
  | 'seePrices'
  | 'react'
  | 'removeVehicles'
  | 'createLists'
  | 'editLists'
  | 'addVehicles'
  | 'invite'
  | 'grantManager'
  | 'downloadZip'
  | 'inquire'
  | 'negotiate'
  | 'addToCart'
  | 'askToBook'
  | 'editProject'
  | 'closeProject'

type Rule = { projectRoles: readonly ProjectRole[]; applicationRoles: readonly ApplicationRole[]; closedToo?: true }

const EVERYONE = ['Owner', 'Manager', 'Member', 'User'] as const
const EDITORS = ['Owner', 'Manager', 'Member'] as const
const LEADERS = ['Owner', 'Manager'] as const

const RULES: Record<ProjectAct, Rule> = {
  viewLists: { projectRoles: EVERYONE, applicationRoles: OPEN_TO.projects, closedToo: true },
  seePrices: { projectRoles: EDITORS, applicationRoles: OPEN_TO.projects, closedToo: true },
  react: { projectRoles: EVERYONE, applicationRoles: OPEN_TO.projects },
  removeVehicles: { projectRoles: EVERYONE, applicationRoles: OPEN_TO.projects },
  createLists: { projectRoles: EDITORS, applicationRoles: OPEN_TO.projects },
  editLists: { projectRoles: EDITORS, applicationRoles: OPEN_TO.projects },
  addVehicles: { projectRoles: EDITORS, applicationRoles: OPEN_TO.addToProject },
  invite: { projectRoles: EDITORS, applicationRoles: OPEN_TO.projects },
  grantManager: { projectRoles: LEADERS, applicationRoles: OPEN_TO.projects },
  downloadZip: { projectRoles: EDITORS, applicationRoles: OPEN_TO.projects, closedToo: true },
  inquire: { projectRoles: LEADERS, applicationRoles: OPEN_TO.projects },
  negotiate: { projectRoles: LEADERS, applicationRoles: OPEN_TO.projects },
  addToCart: { projectRoles: LEADERS, applicationRoles: OPEN_TO.cart },
  askToBook: { projectRoles: LEADERS, applicationRoles: [MEMBER, USER] },
  editProject: { projectRoles: ['Owner'], applicationRoles: OPEN_TO.projects },
  closeProject: { projectRoles: ['Owner'], applicationRoles: OPEN_TO.projects },
}

/** Whether a member may do this in the project. In a closed project only reading is left. */
export function can(act: ProjectAct, standing: Standing): boolean {
  const rule = RULES[act]
  if (standing.projectStatus !== 'active' && !rule.closedToo) return false
  return rule.projectRoles.includes(standing.projectRole) && rule.applicationRoles.includes(standing.applicationRole)
}
