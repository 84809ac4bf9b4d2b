import { describe, expect, it } from 'vitest'
import { homeOf, isCurrent, navigationFor, visitorNavigation } from '~/models/trade/addresses/navigation'
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
    items: ['Search /', 'Projects /projects', 'Orders /orders', 'Cart /cart'],
    ...SIGNED_IN,
  },
  {
    role: 'backlot_renter_application_member',
    logo: '/',
    items: ['Search /', 'Projects /projects'],
    ...SIGNED_IN,
  },
  {
    role: 'backlot_renter_application_user',
    logo: '/projects',
    items: ['Projects /projects'],
    ...SIGNED_IN,
  },
  {
    role: 'backlot_owner',
    logo: '/owner',
    items: ['Inbox /owner', 'Vehicles /owner/vehicles', 'Calendar /owner/calendar', 'Orders /owner/orders'],
    ...SIGNED_IN,
  },
  {
    role: 'backlot_provider',
    logo: '/provider',
    items: [
      'Requests /provider',
      'Orders /provider/orders',
      'Inquiries /provider/inquiries',
      'Owners /provider/owners',
      'Documents /provider/documents',
      'Email /provider/mail',
      'Backup /provider/backup',
    ],
    ...SIGNED_IN,
  },
] as const

const CURRENT = [
  ['/', 'Search'],
  ['/home', 'Search'],
  ['/home/searchResults', 'Search'],
  ['/home/view-vehicle', 'Search'],
  ['/projects', 'Projects'],
  ['/projects/5/list', 'Projects'],
  ['/orders/12/summary', 'Orders'],
  ['/cart', 'Cart'],
  ['/cart/bookVehicles', 'Cart'],
  ['/profile', undefined],
  ['/projectsomething', undefined],
  ['/homepage', undefined],
] as const

const ADMIN = { name: 'Dana Whitlock', role: 'backlot_renter_application_admin' } as const

describe('navigation', () => {
  it('has a bar for every role and for visitors', () => {
    expect(BARS.map((bar) => bar.role)).toEqual([null, ...APPLICATION_ROLES])
  })

  it.each(BARS)('of $role holds its places in order', ({ role, logo, items, profile, entries, ...bar }) => {
    const navigation = role ? navigationFor({ name: 'Dana Whitlock', role }) : visitorNavigation()

    expect(navigation.logo).toBe(logo)
    expect(navigation.items.map((item) => `${item.label} ${item.to}`)).toEqual(items)
    expect(navigation.profile).toEqual(profile)
    expect(navigation.entries?.map((item) => `${item.label} ${item.to}`)).toEqual(entries)
    expect(navigation.logout).toBe('logout' in bar ? bar.logout : undefined)
  })

  it('leads a visitor from the log-in back to where the visitor is', () => {
    const { items, entries } = visitorNavigation('/home/view-vehicle?car-id=7')
    const back = '/?return-to=%2Fhome%2Fview-vehicle%3Fcar-id%3D7'
    expect(items.map(({ to }) => to)).toEqual([back])
    expect(entries?.map(({ to }) => to)).toEqual([back, '/home/sign-up'])
  })

  it.each(APPLICATION_ROLES)('leads the logo of %s to where it lands', (role) => {
    expect(navigationFor({ name: 'Dana Whitlock', role }).logo).toBe(homeOf(role))
  })

  it('counts vehicles at the cart alone', () => {
    const counted = navigationFor(ADMIN).items.filter((item) => item.showsCartCount)
    expect(counted.map((item) => item.label)).toEqual(['Cart'])
  })

  it.each(CURRENT)('marks on %s the place %s', (pathname, label) => {
    const { items } = navigationFor(ADMIN)
    expect(items.filter((item) => isCurrent(item, pathname)).map((item) => item.label)).toEqual(label ? [label] : [])
  })

  it.each([
    ['/provider', 'Requests'],
    ['/provider/requests/5', 'Requests'],
    ['/provider/owners', 'Owners'],
    ['/provider/owners/invitation', 'Owners'],
    ['/provider/backup', 'Backup'],
  ])('marks on %s the place %s of the desk', (pathname, label) => {
    const { items } = navigationFor({ name: 'Pru', role: 'backlot_provider' })
    expect(items.filter((item) => isCurrent(item, pathname)).map((item) => item.label)).toEqual([label])
  })

  it.each([
    ['/owner', 'Inbox'],
    ['/owner/inquiries/5', 'Inbox'],
    ['/owner/vehicles/5', 'Vehicles'],
    ['/owner/orders/5', 'Orders'],
  ])('marks on %s the place %s of an owner', (pathname, label) => {
    const { items } = navigationFor({ name: 'Omar', role: 'backlot_owner' })
    expect(items.filter((item) => isCurrent(item, pathname)).map((item) => item.label)).toEqual([label])
  })

  it('marks nothing for a visitor, who is not at search yet', () => {
    expect(visitorNavigation().items.some((item) => isCurrent(item, '/'))).toBe(false)
  })
})
