import { describe, expect, it } from 'vitest'
import { homeOf, isCurrent, navigationFor } from '~/models/trade/navigation'
import { APPLICATION_ROLES } from '~/models/trade/vocabulary/roles'

const BARS = [
  { role: null, logo: '/', items: ['Search /'], account: ['Login /', 'Signup /home/sign-up'], logout: undefined },
  {
    role: 'backlot_renter_application_admin',
    logo: '/',
    items: ['Search /', 'Projects /projects', 'Orders /orders', 'Cart /cart'],
    account: ['Profile /profile'],
    logout: '/logout',
  },
  {
    role: 'backlot_renter_application_member',
    logo: '/',
    items: ['Search /', 'Projects /projects'],
    account: ['Profile /profile'],
    logout: '/logout',
  },
  {
    role: 'backlot_renter_application_user',
    logo: '/projects',
    items: ['Projects /projects'],
    account: ['Profile /profile'],
    logout: '/logout',
  },
  { role: 'backlot_owner', logo: '/owner', items: ['Inbox /owner'], account: ['Profile /profile'], logout: '/logout' },
  {
    role: 'backlot_provider',
    logo: '/provider',
    items: ['Requests /provider', 'Owners /provider/owners'],
    account: ['Profile /profile'],
    logout: '/logout',
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

describe('navigation', () => {
  it('has a bar for every role and for visitors', () => {
    expect(BARS.map((bar) => bar.role)).toEqual([null, ...APPLICATION_ROLES])
  })

  it.each(BARS)('of $role holds its places in order', ({ role, logo, items, account, logout }) => {
    const navigation = navigationFor(role)

    expect(navigation.logo).toBe(logo)
    expect(navigation.items.map((item) => `${item.label} ${item.to}`)).toEqual(items)
    expect(navigation.account.map((item) => `${item.label} ${item.to}`)).toEqual(account)
    expect(navigation.logout).toBe(logout)
  })

  it.each(APPLICATION_ROLES)('leads the logo of %s to where it lands', (role) => {
    expect(navigationFor(role).logo).toBe(homeOf(role))
  })

  it('counts vehicles at the cart alone', () => {
    const counted = navigationFor('backlot_renter_application_admin').items.filter((item) => item.showsCartCount)
    expect(counted.map((item) => item.label)).toEqual(['Cart'])
  })

  it.each(CURRENT)('marks on %s the place %s', (pathname, label) => {
    const { items } = navigationFor('backlot_renter_application_admin')
    expect(items.filter((item) => isCurrent(item, pathname)).map((item) => item.label)).toEqual(label ? [label] : [])
  })

  it.each([
    ['/provider', 'Requests'],
    ['/provider/requests/5', 'Requests'],
    ['/provider/owners', 'Owners'],
    ['/provider/owners/invitation', 'Owners'],
  ])('marks on %s the place %s of the desk', (pathname, label) => {
    const { items } = navigationFor('backlot_provider')
    expect(items.filter((item) => isCurrent(item, pathname)).map((item) => item.label)).toEqual([label])
  })

  it('marks nothing for a visitor, who is not at search yet', () => {
    expect(navigationFor(null).items.some((item) => isCurrent(item, '/'))).toBe(false)
  })
})
