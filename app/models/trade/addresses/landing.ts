import { type Area, mayOpen, type ProjectPermission } from '~/models/trade/access/permissions'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import { providerPaths } from '~/models/trade/paths/provider'
import { favoritePaths } from '~/models/trade/paths/search'
import type { OwnPath } from '../paths/own-path'
import { todayPaths } from '../paths/today'
import type { ApplicationRole } from '../vocabulary/accounts'
import { type Navigation, type NavigationItem, SEARCH } from './navigation'

/** Links of the bar, the drawer and the profile menu for a signed-in account. */
export function navigationFor(person: { name: string; role: ApplicationRole }): Navigation {
  return {
    logo: mayOpen('search', person.role) ? accountPaths.home() : homeOf(person.role),
    items: withToday(placesOf(person.role)),
    profile: { label: person.name, to: accountPaths.profile() },
    // crews have it in the bar
    entries: mayOpen('projects', person.role) ? undefined : [FAVORITES],
    logout: accountPaths.logout(),
  }
}

/** Landing page after login: the first link of the role. */
export function homeOf(role: ApplicationRole): OwnPath {
  return placesOf(role)[0]?.to ?? accountPaths.home()
}

/** Everybody has a Today page; the first link stays the home page. */
const withToday = ([home, ...rest]: NavigationItem[]): NavigationItem[] => [...(home ? [home] : []), TODAY, ...rest]

const FAVORITES = { label: 'Favorites', to: favoritePaths.favorites() }

const TODAY: NavigationItem = { label: 'Today', to: todayPaths.today(), counts: 'task' }

const placesOf = (role: ApplicationRole) => PLACES.filter(([area]) => mayOpen(area, role)).map(([, item]) => item)

const PLACES: readonly (readonly [Area, NavigationItem])[] = [
  ['search', SEARCH],
  ['projects', { label: 'Projects', to: projectPaths.projects() }],
  ['projects', FAVORITES],
  ['orders', { label: 'Orders', to: orderPaths.orders() }],
  ['cart', { label: 'Cart', to: bookingPaths.cart(), counts: 'vehicle' }],
  ['ownerDesk', { label: 'Inbox', to: dealPaths.ownerInbox(), below: '/owner/inquiries', counts: 'offer' }],
  [
    'ownerDesk',
    { label: 'Vehicles', to: ownerPaths.ownerVehicles(), alsoBelow: ['/owner/imports', ownerPaths.vacation()] },
  ],
  ['ownerDesk', { label: 'Calendar', to: ownerPaths.ownerCalendar() }],
  ['ownerDesk', { label: 'Orders', to: ownerPaths.ownerOrders() }],
  ['providerDesk', { label: 'Requests', to: providerPaths.provider(), below: '/provider/requests' }],
  ['providerDesk', { label: 'Orders', to: providerPaths.orders(), alsoBelow: [providerPaths.dayOutOfDays()] }],
  ['providerDesk', { label: 'Inquiries', to: providerPaths.inquiries() }],
  ['providerDesk', { label: 'Vehicles', to: providerPaths.vehicles() }],
  ['providerDesk', { label: 'Owners', to: providerPaths.owners() }],
  ['providerDesk', { label: 'Documents', to: providerPaths.providerDocuments() }],
  ['providerDesk', { label: 'Email', to: providerPaths.undelivered() }],
  ['providerDesk', { label: 'Backup', to: providerPaths.backup() }],
]

/** Pages that a login may return to, specific ones first; null: open to every account. */
const PAGES: readonly (readonly [pattern: RegExp, area: Area | null])[] = [
  [/^\/home\/(searchresults|markers|suggestions|view-vehicle\/similar)$/, 'search'],
  [/^\/home\/view-vehicle\/(add|placement)$/, 'addToProject'],
  [/^\/home\/view-vehicle(\/vehicle-report\.pdf|\/favorite)?$/, 'vehicle'],
  [/^\/(favorites(\/markers)?|compare)$/, 'vehicle'],
  [/^\/saved-searches(\/|$)/, 'search'],
  [/^\/projects\/[^/]+\/list\/[^/]+\/cart-item$/, 'cart'],
  [/^\/projects\/new(\/|$)/, 'createProject'],
  [/^\/projects\/[^/]+\/documents(\.zip)?$/, 'orders'],
  [/^\/projects(\/|$)/, 'projects'],
  [/^\/cart(\/|$)/, 'cart'],
  [/^\/orders(\/|$)/, 'orders'],
  [/^\/owner\/vehicles\/[^/]+\/(photos|details|terms|copy|other-calendar\/.+)(\/|$)/, null],
  [/^\/owner\/vehicles\/(makes|models)$/, 'listings'],
  [/^\/owner\/imports\/(?!photos$)/, null],
  [/^\/owner(\/|$)/, 'ownerDesk'],
  [/^\/provider(\/|$)/, 'providerDesk'],
  [/^\/(profile|today)(\/|$)/, null],
  [/^\/(pickupdetails|(vehicle)?pre-pickupinspection|vehicleinspection)\//, null],
  [/^\/(terms|privacy|outbox)$/, null],
]
const HOMES: readonly string[] = [accountPaths.home(), accountPaths.loggedOut()]

export interface Landing {
  to: OwnPath
  /** The requested page is not open to this role. */
  isElsewhere: boolean
}

export const NOT_YOURS = 'Your account does not have access to that page.'

/**
 * Where to go after login: the requested page, or home if the role may not open it or it does not exist. If the role
 * may not add vehicles, adding one leads to the vehicle's page. Project pages also need a membership: see
 * `projectPlaceOf`.
 */
export function landingOf(role: ApplicationRole, returnTo: OwnPath | null): Landing {
  if (!returnTo) return { to: homeOf(role), isElsewhere: false }
  const { path } = readAddress(returnTo)
  if (HOMES.includes(path)) return { to: mayOpen('search', role) ? returnTo : homeOf(role), isElsewhere: false }
  const [, area] = PAGES.find(([pattern]) => pattern.test(path)) ?? []
  if (area === null || (area && mayOpen(area, role))) return { to: returnTo, isElsewhere: false }
  return elsewhere(role, returnTo)
}

/** Replacement for an address that the role may not open: the vehicle to be added, else home. */
export function elsewhere(role: ApplicationRole, requested: OwnPath): Landing {
  const { path, query } = readAddress(requested)
  const vehicleId = query.get('car-id')
  const isAdding = /^\/(home\/view-vehicle\/(add|placement)|projects\/new)$/.test(path)
  if (isAdding && vehicleId) return { to: fleetPaths.viewVehicle(vehicleId), isElsewhere: false }
  return { to: homeOf(role), isElsewhere: true }
}

/** The permission needed for each project page, specific ones first. */
const PROJECT_PAGES: readonly (readonly [pattern: RegExp, permission: ProjectPermission])[] = [
  [/^\/projects\/([^/]+)\/list\/new$/, 'createLists'],
  [/^\/projects\/([^/]+)\/list\/project$/, 'editProject'],
  [/^\/projects\/([^/]+)\/list\/closing$/, 'closeProject'],
  [/^\/projects\/([^/]+)\/(?:list|removed-vehicles)\/members\/[^/]+\/role$/, 'manageMembers'],
  [/^\/projects\/([^/]+)\/(?:list|removed-vehicles)\/members\/[^/]+\/removal$/, 'invite'],
  [/^\/projects\/([^/]+)\/(?:list|removed-vehicles)\/invitations(?:\/|$)/, 'invite'],
  [/^\/projects\/([^/]+)\/(?:list|removed-vehicles)\/departure$/, 'leaveProject'],
  [/^\/projects\/([^/]+)\/(?:list|removed-vehicles)\/handover$/, 'handOver'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/(?:edit|note)$/, 'editLists'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/external-vehicle\/(?:new|quick|edit|quick-edit)$/, 'editExternals'],
  [/^\/projects\/([^/]+)\/external-uploads\/[^/]+$/, 'viewLists'],
  [/^\/projects\/([^/]+)\/external-photos\/[^/]+\/[^/]+$/, 'viewLists'],
  [/^\/projects\/([^/]+)\/purchase-files\/[^/]+$/, 'seePrices'],
  [/^\/projects\/([^/]+)\/arrange(?:\/|$)/, 'editLists'],
  [/^\/projects\/([^/]+)\/availability\/[^/]+$/, 'viewLists'],
  [/^\/projects\/([^/]+)\/selected\/copy$/, 'addVehicles'],
  [/^\/projects\/([^/]+)\/selected\/inquiries$/, 'inquire'],
  [/^\/projects\/([^/]+)\/selected\/comparison$/, 'viewLists'],
  [/^\/projects\/([^/]+)\/selected\/(?:removal|restoration)$/, 'removeVehicles'],
  [/^\/projects\/([^/]+)\/selected\//, 'editLists'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/(?:reactions|comments)\/?.*$/, 'viewLists'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/removal$/, 'removeVehicles'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/inquiry$/, 'inquire'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/(?:negotiation|decline|withdrawal)$/, 'negotiate'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/messages$/, 'seePrices'],
  [/^\/projects\/([^/]+)\/list\/[^/]+\/cart-item$/, 'addToCart'],
  [/^\/projects\/([^/]+)\/list\/orders\/[^/]+\/recipients$/, 'sendPickup'],
  [/^\/projects\/([^/]+)\/report\.zip$/, 'downloadZip'],
  [/^\/projects\/([^/]+)\/quotes(?:\/|$)/, 'seePrices'],
  [/^\/projects\/([^/]+)\/costs\/budget$/, 'editProject'],
  [/^\/projects\/([^/]+)\/costs(?:\.csv)?$/, 'seePrices'],
  [/^\/projects\/([^/]+)\/day-out-of-days(?:\.csv)?$/, 'viewLists'],
  [/^\/projects\/([^/]+)\/documents(?:\.zip)?$/, 'seePrices'],
  [/^\/projects\/([^/]+)\/(?:list|removed-vehicles)(?:\/|$)/, 'viewLists'],
  [/^\/orders\/orders-list\/([^/]+)\//, 'viewLists'],
  [/^\/orders\/[^/]+\/details\/([^/]+)\/[^/]+\/(?:billing|invoice)(?:\/|$)/, 'changeOrders'],
  [/^\/orders\/[^/]+\/invoices\/([^/]+)\//, 'changeOrders'],
  [/^\/orders\/[^/]+\/details\/([^/]+)\//, 'viewLists'],
]

export interface ProjectPlace {
  /** As in the address; it is not checked to be an id. */
  projectId: string
  permission: ProjectPermission
}

/** The project of an address and the permission needed there; null outside of projects. */
export function projectPlaceOf(address: OwnPath): ProjectPlace | null {
  const { path, query } = readAddress(address)
  const chosen = query.get('project-id')
  if (path === '/home/view-vehicle/add') return chosen ? { projectId: chosen, permission: 'addVehicles' } : null
  for (const [pattern, permission] of PROJECT_PAGES) {
    const projectId = pattern.exec(path)?.[1]
    if (projectId) return { projectId, permission }
  }
  return null
}

/** In lower case and decoded, because routes ignore case and escapes. */
function readAddress(address: OwnPath) {
  const { pathname, searchParams: query } = new URL(address, 'http://somewhere.invalid')
  return { path: decodeURIComponent(pathname).toLowerCase(), query }
}
