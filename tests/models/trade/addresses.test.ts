import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CartItemParams,
  InquiryParams,
  ListParams,
  ListVehicleParams,
  OrderDetailsParams,
  OrderedProjectsQuery,
  OrderParams,
  ProjectOrdersParams,
  ProjectParams,
  SetupQuery,
  VehicleQuery,
} from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { bookingPaths } from '~/models/trade/paths/booking'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import { ownPath, withSearch } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { providerPaths } from '~/models/trade/paths/provider'
import { searchPaths } from '~/models/trade/paths/search'

const ID = '5f0c1c4e-2a7b-4a0e-9a57-0d1f5b1b2c3d'
const OTHER = '0b3f9f0e-8f44-4f43-9d8c-7a5f2f1f7e11'

test.each([
  ['  Ferry Street ', 'Ferry Street'],
  ['x'.repeat(10_000), 'x'.repeat(120)],
  [`${'x'.repeat(119)}🚕`, 'x'.repeat(119)],
  [['one', 'two'], ''],
  [undefined, ''],
])('a search is cut if it is too long (%#)', (search, expected) => {
  expect(OrderedProjectsQuery.parse({ search }).search).toBe(expected)
})

describe('addresses', () => {
  test.each([
    [accountPaths.home(), '/'],
    [accountPaths.login(), '/'],
    [accountPaths.login('/projects?a=1'), '/?return-to=%2Fprojects%3Fa%3D1'],
    [searchPaths.searchResults(), '/home/searchResults'],
    [searchPaths.similarVehicles(ID, null), `/home/view-vehicle/similar?car-id=${ID}`],
    [fleetPaths.viewVehicle(ID), `/home/view-vehicle?car-id=${ID}`],
    [listPaths.addToProject(ID), `/home/view-vehicle/add?car-id=${ID}`],
    [listPaths.addToProject(ID, { projectId: OTHER }), `/home/view-vehicle/add?car-id=${ID}&project-id=${OTHER}`],
    [projectPaths.projects(), '/projects'],
    [projectPaths.projectList(ID), `/projects/${ID}/list`],
    [listPaths.newList(ID), `/projects/${ID}/list/new`],
    [listPaths.newList(ID, { vehicleId: OTHER }), `/projects/${ID}/list/new?car-id=${OTHER}`],
    [listPaths.editList(ID, OTHER), `/projects/${ID}/list/${OTHER}/edit`],
    [dealPaths.inquiry(ID, OTHER), `/projects/${ID}/list/${OTHER}/inquiry`],
    [dealPaths.negotiation(ID, OTHER), `/projects/${ID}/list/${OTHER}/negotiation`],
    [dealPaths.acceptance(ID, OTHER), `/projects/${ID}/list/${OTHER}/acceptance`],
    [dealPaths.decline(ID, OTHER), `/projects/${ID}/list/${OTHER}/decline`],
    [bookingPaths.cartItem(ID, OTHER), `/projects/${ID}/list/${OTHER}/cart-item`],
    [bookingPaths.cart(), '/cart'],
    [bookingPaths.bookVehicles(), '/cart/bookVehicles'],
    [orderPaths.orders(), '/orders'],
    [orderPaths.ordersOfProject(ID, 'The Long Haul'), `/orders/orders-list/${ID}/The%20Long%20Haul`],
    [bookingPaths.orderSummary(1042), '/orders/1042/summary'],
    [orderPaths.orderDetails(1042, ID, 'A/B?'), `/orders/1042/details/${ID}/A%2FB%3F`],
    [accountPaths.accountSetup('t0ken_-'), '/account-setup?user-id=t0ken_-'],
    [accountPaths.accountPasswordSetup('t0ken_-'), '/account-password-setup?user-id=t0ken_-'],
    [dealPaths.ownerInquiry(ID), `/owner/inquiries/${ID}`],
    [providerPaths.provider(), '/provider'],
  ])('%s', (path, expected) => expect(path).toBe(expected))

  test('encode any project name as one segment that decodes to the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const url = new URL(orderPaths.ordersOfProject(ID, name), 'http://backlot.test')
        const parts = url.pathname.split('/')
        expect(parts).toHaveLength(5)
        expect(parts[3]).toBe(ID)
        if (!/^\.{0,2}$/.test(name) && !/\p{Cs}/u.test(name)) expect(decodeURIComponent(parts[4] ?? '')).toBe(name)
        expect(parts[4]).not.toBe('')
      }),
    )
  })

  test.each(['', '.', '..', '\ud800'])('use a dash for a project called %j', (name) => {
    expect(new URL(orderPaths.ordersOfProject(ID, name), 'http://backlot.test').pathname).toBe(
      `/orders/orders-list/${ID}/-`,
    )
  })
})

describe('an address with a query', () => {
  test.each([
    ['', '/owner'],
    ['?tab=all', '/owner?tab=all'],
    [`?tab=${'a'.repeat(2000)}`, '/owner'],
    ['?tab=\n', '/owner'],
  ])('%j makes %s', (search, address) => expect(withSearch(dealPaths.ownerInbox(), search)).toBe(address))
})

describe('route parameters', () => {
  test('accept UUIDs as ids', () => {
    expect(ProjectParams.parse({ projectId: ID })).toEqual({ projectId: ID })
    expect(ListParams.parse({ projectId: ID, listId: OTHER })).toEqual({ projectId: ID, listId: OTHER })
    expect(ListVehicleParams.safeParse({ projectId: ID, listVehicleId: 'edit' }).success).toBe(false)
    expect(InquiryParams.safeParse({ inquiryId: ID }).success).toBe(true)
    expect(CartItemParams.safeParse({ cartItemId: ID }).success).toBe(true)
  })

  test.each(['', 'new', '1', `${ID} `, ID.slice(1), `${ID}'--`, '../../etc/passwd', undefined])(
    'refuse %j as an id',
    (projectId) => expect(ProjectParams.safeParse({ projectId }).success).toBe(false),
  )

  test.each([
    ['1', 1],
    ['1042', 1042],
    ['2147483647', 2147483647],
  ])('accept %s as an order', (orderId, number) => expect(OrderParams.parse({ orderId })).toEqual({ orderId: number }))

  test.each(['0', '-1', '1.5', '1e3', '2147483648', '99999999999', ' 1', '01', 'abc', '', undefined])(
    'refuse %j as an order',
    (orderId) => expect(OrderParams.safeParse({ orderId }).success).toBe(false),
  )

  test('accept any project name', () => {
    expect(ProjectOrdersParams.safeParse({ projectId: ID, name: 'The Long Haul' }).success).toBe(true)
    expect(OrderDetailsParams.parse({ orderId: '7', projectId: ID, name: '🚗' })).toEqual({
      orderId: 7,
      projectId: ID,
      name: '🚗',
    })
  })

  test('accept a vehicle id and a setup token in the query', () => {
    expect(VehicleQuery.safeParse({ 'car-id': ID }).success).toBe(true)
    expect(VehicleQuery.safeParse({}).success).toBe(false)
    expect(VehicleQuery.safeParse({ 'car-id': [ID, OTHER] }).success).toBe(false)
    expect(SetupQuery.safeParse({ 'user-id': 'k3J_9-'.repeat(7) }).success).toBe(true)
    expect(SetupQuery.safeParse({ 'user-id': '1' }).success).toBe(false)
  })
})

describe('the return path after log-in', () => {
  test.each([
    '/',
    '/projects',
    '/home/searchResults?q=ford&color=red',
    '/orders/1042/summary#price',
    '/a//b',
    '/?x=//y',
    '/orders/orders-list/7/AC%2FDC',
  ])('accepts %s', (path) => expect(ownPath(path)).toBe(path))

  test.each([
    null,
    undefined,
    '',
    'projects',
    'https://elsewhere.test/',
    '//elsewhere.test',
    '///elsewhere.test',
    '/\\elsewhere.test',
    '/projects\\list',
    '\\\\elsewhere.test',
    '/.//elsewhere.test',
    '/..//elsewhere.test',
    '/a/..//elsewhere.test',
    '/%2e//elsewhere.test',
    '/.\\/elsewhere.test',
    '/\t/elsewhere.test',
    '/\n/elsewhere.test',
    '/a\u0000b',
    ' /projects',
    'javascript:alert(1)',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/%2f/elsewhere.test',
    '/%5Celsewhere.test',
    '/./%2F/elsewhere.test',
    `/${'a'.repeat(2000)}`,
    `/${'ü'.repeat(400)}`,
  ])('refuses %j', (path) => expect(ownPath(path)).toBeNull())

  test('never leaves the site, even when it is resolved again', () => {
    const origin = 'https://backlot.test'
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      'a',
      'x.test',
    )
    const path = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
      fc.webUrl(),
    )
    fc.assert(
      fc.property(path, (text) => {
        const safe = ownPath(text)
        if (safe === null) return
        const once = new URL(safe, origin)
        expect(once.origin).toBe(origin)
        expect(new URL(once.pathname + once.search + once.hash, origin).origin).toBe(origin)
        expect(ownPath(safe)).toBe(safe)
      }),
      { numRuns: 5000 },
    )
  })
})

test('ids are case-insensitive', () => {
  expect(ProjectParams.parse({ projectId: ID.toUpperCase() })).toEqual({ projectId: ID })
  expect(VehicleQuery.parse({ 'car-id': ID.toUpperCase() })).toEqual({ 'car-id': ID })
})
