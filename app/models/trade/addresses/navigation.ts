import { type Area, mayOpen } from '~/models/trade/access/permissions'
import type { ApplicationRole } from '../vocabulary/accounts'
import { deskPaths } from './desk/paths'
import { orderPaths } from './orders/order-paths'
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
  ['orders', { label: 'Orders', to: orderPaths.orders() }],
  ['cart', { label: 'Cart', to: paths.cart(), showsCartCount: true }],
  ['ownerDesk', { label: 'Inbox', to: deskPaths.ownerInbox(), below: '/owner/inquiries' }],
  ['ownerDesk', { label: 'Vehicles', to: deskPaths.ownerVehicles() }],
  ['ownerDesk', { label: 'Calendar', to: deskPaths.ownerCalendar() }],
  ['ownerDesk', { label: 'Orders', to: deskPaths.ownerOrders() }],
  ['providerDesk', { label: 'Requests', to: deskPaths.provider(), below: '/provider/requests' }],
  ['providerDesk', { label: 'Orders', to: deskPaths.orders() }],
  ['providerDesk', { label: 'Inquiries', to: deskPaths.inquiries() }],
  ['providerDesk', { label: 'Owners', to: deskPaths.owners() }],
  ['providerDesk', { label: 'Documents', to: deskPaths.providerDocuments() }],
  ['providerDesk', { label: 'Email', to: deskPaths.undelivered() }],
  ['providerDesk', { label: 'Backup', to: deskPaths.backup() }],
]
