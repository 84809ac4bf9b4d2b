import { describe, expect, it } from 'vitest'
import { navigationFor } from '~/models/trade/addresses/landing'
import { isCurrent, visitorNavigation } from '~/models/trade/addresses/navigation'
import { APPLICATION_ROLES } from '~/models/trade/vocabulary/accounts'

const SIGNED_IN = {
  profile: { label: 'Dana Whitlock', to: '/profile' },
  entries: undefined,
  logout: '/logout',
} as const

const BARS = [
  { role: null, logo: '/', items: ['Search /'], profile: undefined, entries: ['Login /', 'Signup /home/sign-up'] },
  {
    role: 'backlot_renter_application_admin',
    logo: '/',
    items: [
      'Search /home',
      'Today /today',
      'Projects /projects',
      'Favorites /favorites',
      'Orders /orders',
      'Cart /cart',
    ],
    ...SIGNED_IN,
  },
  {
    role: 'backlot_renter_application_member',
    logo: '/',
    items: ['Search /home', 'Today /today', 'Projects /projects', 'Favorites /favorites'],
    ...SIGNED_IN,
  },
  {
    role: 'backlot_renter_application_user',
    logo: '/projects',
    items: ['Projects /projects', 'Today /today', 'Favorites /favorites'],
    ...SIGNED_IN,
  },
  {
    role: 'backlot_owner',
    logo: '/owner',
    items: [
      'Inbox /owner',
      'Today /today',
      'Vehicles /owner/vehicles',
      'Calendar /owner/calendar',
      'Orders /owner/orders',
    ],
    ...SIGNED_IN,
    entries: ['Favorites /favorites'],
  },
  {
    role: 'backlot_provider',
    logo: '/provider',
    items: [
      'Requests /provider',
      'Today /today',
      'Orders /provider/orders',
      'Inquiries /provider/inquiries',
      'Vehicles /provider/vehicles',
      'Owners /provider/owners',
      'Documents /provider/documents',
      'Email /provider/mail',
      'Backup /provider/backup',
    ],
    ...SIGNED_IN,
    entries: ['Favorites /favorites'],
  },
] as const

const CURRENT = [
  ['backlot_renter_application_admin', '/home', 'Search'],
  ['backlot_renter_application_admin', '/home/searchResults', 'Search'],
  ['backlot_renter_application_admin', '/home/view-vehicle', 'Search'],
  ['backlot_renter_application_admin', '/projects', 'Projects'],
  ['backlot_renter_application_admin', '/projects/5/list', 'Projects'],
  ['backlot_renter_application_admin', '/orders/12/summary', 'Orders'],
  ['backlot_renter_application_admin', '/cart', 'Cart'],
  ['backlot_renter_application_admin', '/cart/bookVehicles', 'Cart'],
  ['backlot_renter_application_admin', '/favorites', 'Favorites'],
  ['backlot_renter_application_admin', '/profile', undefined],
  ['backlot_renter_application_admin', '/projectsomething', undefined],
  ['backlot_renter_application_admin', '/homepage', undefined],
  ['backlot_owner', '/owner/imports/5', 'Vehicles'],
  ['backlot_owner', '/owner/vacation', 'Vehicles'],
  ['backlot_provider', '/provider', 'Requests'],
  ['backlot_provider', '/provider/requests/5', 'Requests'],
  ['backlot_provider', '/provider/owners', 'Owners'],
  ['backlot_provider', '/provider/owners/invitation', 'Owners'],
  ['backlot_provider', '/provider/backup', 'Backup'],
  ['backlot_owner', '/owner', 'Inbox'],
  ['backlot_owner', '/owner/inquiries/5', 'Inbox'],
  ['backlot_owner', '/owner/vehicles/5', 'Vehicles'],
  ['backlot_owner', '/owner/orders/5', 'Orders'],
] as const

const ADMIN = { name: 'Dana Whitlock', role: 'backlot_renter_application_admin' } as const

describe('navigation', () => {
  it('has a bar for every role and for visitors', () => {
    expect(BARS.map((bar) => bar.role)).toEqual([null, ...APPLICATION_ROLES])
  })

  it.each(BARS)('has the items of $role in order', ({ role, logo, items, profile, entries, ...bar }) => {
    const navigation = role ? navigationFor({ name: 'Dana Whitlock', role }) : visitorNavigation()

    expect(navigation.logo).toBe(logo)
    expect(navigation.items.map((item) => `${item.label} ${item.to}`)).toEqual(items)
    expect(navigation.profile).toEqual(profile)
    expect(navigation.entries?.map((item) => `${item.label} ${item.to}`)).toEqual(entries)
    expect(navigation.logout).toBe('logout' in bar ? bar.logout : undefined)
  })

  it('returns a visitor to the current page after log-in', () => {
    const { items, entries } = visitorNavigation('/home/view-vehicle?car-id=7')
    const back = '/?return-to=%2Fhome%2Fview-vehicle%3Fcar-id%3D7'
    expect(items.map(({ to }) => to)).toEqual([back])
    expect(entries?.map(({ to }) => to)).toEqual([back, '/home/sign-up'])
  })

  it('counts tasks at Today and vehicles at the cart', () => {
    const counted = navigationFor(ADMIN).items.filter(({ counts }) => counts)
    expect(counted.map(({ label, counts }) => [label, counts])).toEqual([
      ['Today', 'task'],
      ['Cart', 'vehicle'],
    ])
  })

  it.each(CURRENT)('of %s marks at %s the item %s as current', (role, pathname, label) => {
    const { items } = navigationFor({ name: 'Dana Whitlock', role })
    expect(items.filter((item) => isCurrent(item, pathname)).map((item) => item.label)).toEqual(label ? [label] : [])
  })

  it('marks nothing as current for a visitor', () => {
    expect(visitorNavigation().items.some((item) => isCurrent(item, '/'))).toBe(false)
  })
})
