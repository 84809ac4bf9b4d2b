import type { ProjectAct } from '~/models/trade/access/permissions'
import type { OwnPath } from '../paths/own-path'

/** What a member has to be allowed to for each page of a project, the narrower before the wider. */
const PAGES: readonly (readonly [pattern: RegExp, act: ProjectAct])[] = [
  [/^\/projects\/([^/]+)\/list\/new$/, 'createLists'],
  [/^\/projects\/([^/]+)\/list\/project$/, 'editProject'],
  [/^\/projects\/([^/]+)\/list\/closing$/, 'closeProject'],
  [/^\/projects\/([^/]+)\/list\/members\/[^/]+\/role$/, 'manageMembers'],
  [/^\/projects\/([^/]+)\/list\/members\/[^/]+\/removal$/, 'invite'],
  [/^\/projects\/([^/]+)\/list\/invitations(?:\/|$)/, 'invite'],
  [/^\/projects\/([^/]+)\/list\/departure$/, 'leaveProject'],
  [/^\/projects\/([^/]+)\/list\/handover$/, 'handOver'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/edit$/, 'editLists'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/removal$/, 'removeVehicles'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/inquiry$/, 'inquire'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/(?:negotiation|decline)$/, 'negotiate'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/cart-item$/, 'addToCart'],
  [/^\/projects\/([^/]+)\/report\.zip$/, 'downloadZip'],
  [/^\/projects\/([^/]+)\/quotes(?:\/|$)/, 'seePrices'],
  [/^\/projects\/([^/]+)\/costs\/budget$/, 'editProject'],
  [/^\/projects\/([^/]+)\/costs(?:\.csv)?$/, 'seePrices'],
  [/^\/projects\/([^/]+)\/papers(?:\.zip)?$/, 'seePrices'],
  [/^\/projects\/([^/]+)\/(?:list|removed-vehicles)(?:\/|$)/, 'viewLists'],
  [/^\/orders\/orders-list\/([^/]+)\//, 'viewLists'],
  [/^\/orders\/[^/]+\/details\/([^/]+)\/[^/]+\/invoice(?:\/|$)/, 'changeOrders'],
  [/^\/orders\/[^/]+\/invoices\/([^/]+)\//, 'changeOrders'],
  [/^\/orders\/[^/]+\/details\/([^/]+)\//, 'viewLists'],
]

export interface ProjectPlace {
  /** As the address has it: whether it is an id at all is not asked here. */
  projectId: string
  act: ProjectAct
}

/** The project that an address leads into and what it takes there; null for addresses outside of projects. */
export function projectPlaceOf(address: OwnPath): ProjectPlace | null {
  const { pathname, searchParams } = new URL(address, 'http://somewhere.invalid')
  // addresses are found whatever their capitals and escapes
  const path = decodeURIComponent(pathname).toLowerCase()
  const chosen = searchParams.get('project-id')
  if (path === '/home/view-vehicle/add') return chosen ? { projectId: chosen, act: 'addVehicles' } : null
  for (const [pattern, act] of PAGES) {
    const projectId = pattern.exec(path)?.[1]
    if (projectId) return { projectId, act }
  }
  return null
}
