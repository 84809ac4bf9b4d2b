import { describe, expect, test } from 'vitest'
import { homeOf, landingOf } from '~/models/trade/addresses/landing'
import { ownPath } from '~/models/trade/paths/own-path'
import { APPLICATION_ROLES } from '~/models/trade/vocabulary/accounts'

const ADMIN = 'backlot_renter_application_admin'
const MEMBER = 'backlot_renter_application_member'
const USER = 'backlot_renter_application_user'
const OWNER = 'backlot_owner'
const PROVIDER = 'backlot_provider'

describe('a log-in', () => {
  test.each(APPLICATION_ROLES)('of %s without a return path opens the home page', (role) => {
    expect(landingOf(role, null)).toEqual({ to: homeOf(role), isElsewhere: false })
  })

  test.each([
    [ADMIN, '/cart/bookVehicles?a=1'],
    [ADMIN, '/orders/1042/summary#price'],
    [ADMIN, '/Orders/orders-list/7/AC%2FDC'],
    [ADMIN, '/home?q=ford'],
    [MEMBER, '/home/searchResults?q=ford'],
    [MEMBER, '/home/view-vehicle/add?car-id=7'],
    [MEMBER, '/home/view-vehicle/similar?car-id=7'],
    [USER, '/projects/7/list/8/inquiry'],
    [USER, '/%70rojects'],
    [USER, '/profile/name'],
    [OWNER, '/owner/inquiries/7'],
    [OWNER, '/home/view-vehicle?car-id=7'],
    [OWNER, '/home/view-vehicle/vehicle-report.pdf?car-id=7'],
    [PROVIDER, '/provider/owners?after=dana@crew.example'],
    [PROVIDER, '/pickupDetails/7'],
    [MEMBER, '/terms'],
    [OWNER, '/outbox'],
  ] as const)('of %s opens the requested %s', (role, path) => {
    expect(landingOf(role, ownPath(path))).toEqual({ to: path, isElsewhere: false })
  })

  test.each([
    [USER, '/'],
    [OWNER, '/home'],
  ] as const)('of %s opens their own home page instead of %s', (role, path) => {
    expect(landingOf(role, ownPath(path))).toEqual({ to: homeOf(role), isElsewhere: false })
  })

  test.each([USER, OWNER] as const)('of %s, who may not add a vehicle to a project, opens the vehicle', (role) => {
    const requested = ownPath('/home/view-vehicle/add?car-id=7')
    expect(landingOf(role, requested)).toEqual({ to: '/home/view-vehicle?car-id=7', isElsewhere: false })
  })

  test('opens the new project with its vehicle for an admin and the vehicle for others', () => {
    const requested = '/projects/new?car-id=7'
    expect(landingOf(ADMIN, ownPath(requested))).toEqual({ to: requested, isElsewhere: false })
    expect(landingOf(MEMBER, ownPath(requested))).toEqual({ to: '/home/view-vehicle?car-id=7', isElsewhere: false })
  })

  test.each([
    [MEMBER, '/cart'],
    [MEMBER, '/projects/new'],
    [MEMBER, '/projects/7/list/8/cart-item'],
    [MEMBER, '/orders'],
    [USER, '/home/searchResults'],
    [USER, '/home/view-vehicle/similar?car-id=7'],
    [USER, '/provider'],
    [OWNER, '/projects/7/list'],
    [OWNER, '/home/view-vehicle/add'],
    [PROVIDER, '/%6fwner'],
    [ADMIN, '/owner'],
    [ADMIN, '/OWNER/inquiries/7'],
    [ADMIN, '/no/such/place'],
    [ADMIN, '/ownership'],
    [ADMIN, '/logout'],
    [ADMIN, '/healthz'],
    [ADMIN, '/projects.data'],
  ] as const)('of %s, who cannot open %s, opens the home page and reports it', (role, path) => {
    expect(landingOf(role, ownPath(path))).toEqual({ to: homeOf(role), isElsewhere: true })
  })
})
