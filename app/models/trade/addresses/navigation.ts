import { type Area, mayOpen } from '~/models/trade/permissions'
import type { ApplicationRole } from '~/models/trade/vocabulary/roles'
import { deskPaths } from './desk/paths'
import type { OwnPath } from './own-path'
import { paths } from './paths'
import { type Navigation, type NavigationItem, SEARCH } from './visitor-navigation'

/** What the bar, the drawer and the profile menu offer to somebody signed in; to others `visitorNavigation`. */
export function navigationFor(person: { name: string; role: ApplicationRole }): Navigation {
  return {
    logo: homeOf(person.role),
    items: placesOf(person.role),
    profile: { label: person.name, to: paths.profile() },
    logout: paths.logout(),
  }
}

/** Where a role lands after log-in, and where its logo leads: the first of its places. */
export function homeOf(role: ApplicationRole): OwnPath {
  return placesOf(role)[0]?.to ?? paths.home()
}

const placesOf = (role: ApplicationRole) => PLACES.filter(([area]) => mayOpen(area, role)).map(([, item]) => item)

const PLACES: readonly (readonly [Area, NavigationItem])[] = [
  ['search', SEARCH],
  ['projects', { label: 'Projects', to: paths.projects() }],
  ['orders', { label: 'Orders', to: paths.orders() }],
  ['cart', { label: 'Cart', to: paths.cart(), showsCartCount: true }],
  ['ownerDesk', { label: 'Inbox', to: paths.ownerInbox(), below: '/owner/inquiries' }],
  ['ownerDesk', { label: 'Vehicles', to: paths.ownerVehicles() }],
  ['ownerDesk', { label: 'Calendar', to: paths.ownerCalendar() }],
  ['ownerDesk', { label: 'Orders', to: paths.ownerOrders() }],
  ['providerDesk', { label: 'Requests', to: paths.provider(), below: '/provider/requests' }],
  ['providerDesk', { label: 'Orders', to: deskPaths.orders() }],
  ['providerDesk', { label: 'Inquiries', to: deskPaths.inquiries() }],
  ['providerDesk', { label: 'Owners', to: paths.owners() }],
  ['providerDesk', { label: 'Documents', to: paths.providerDocuments() }],
  ['providerDesk', { label: 'Email', to: paths.undelivered() }],
  ['providerDesk', { label: 'Backup', to: paths.backup() }],
]
