import { type Area, mayOpen } from '~/models/trade/access/permissions'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownerPaths } from '~/models/trade/paths/owner'
import { projectPaths } from '~/models/trade/paths/projects'
import { providerPaths } from '~/models/trade/paths/provider'
import type { OwnPath } from '../paths/own-path'
import type { ApplicationRole } from '../vocabulary/accounts'
import { type Navigation, type NavigationItem, SEARCH } from './visitor-navigation'

/** What the bar, the drawer and the profile menu offer to somebody signed in; to others `visitorNavigation`. */
export function navigationFor(person: { name: string; role: ApplicationRole }): Navigation {
  return {
    logo: homeOf(person.role),
    items: placesOf(person.role),
    profile: { label: person.name, to: accountPaths.profile() },
    logout: accountPaths.logout(),
  }
}

/** Where a role lands after log-in, and where its logo leads: the first of its places. */
export function homeOf(role: ApplicationRole): OwnPath {
  return placesOf(role)[0]?.to ?? accountPaths.home()
}

const placesOf = (role: ApplicationRole) => PLACES.filter(([area]) => mayOpen(area, role)).map(([, item]) => item)

const PLACES: readonly (readonly [Area, NavigationItem])[] = [
  ['search', SEARCH],
  ['projects', { label: 'Projects', to: projectPaths.projects() }],
  ['orders', { label: 'Orders', to: orderPaths.orders() }],
  ['cart', { label: 'Cart', to: bookingPaths.cart(), showsCartCount: true }],
  ['ownerDesk', { label: 'Inbox', to: dealPaths.ownerInbox(), below: '/owner/inquiries' }],
  ['ownerDesk', { label: 'Vehicles', to: ownerPaths.ownerVehicles() }],
  ['ownerDesk', { label: 'Calendar', to: ownerPaths.ownerCalendar() }],
  ['ownerDesk', { label: 'Orders', to: ownerPaths.ownerOrders() }],
  ['providerDesk', { label: 'Requests', to: providerPaths.provider(), below: '/provider/requests' }],
  ['providerDesk', { label: 'Orders', to: providerPaths.orders() }],
  ['providerDesk', { label: 'Inquiries', to: providerPaths.inquiries() }],
  ['providerDesk', { label: 'Owners', to: providerPaths.owners() }],
  ['providerDesk', { label: 'Documents', to: providerPaths.providerDocuments() }],
  ['providerDesk', { label: 'Email', to: providerPaths.undelivered() }],
  ['providerDesk', { label: 'Backup', to: providerPaths.backup() }],
]
