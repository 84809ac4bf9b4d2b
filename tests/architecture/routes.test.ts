import { matchRoutes } from '@remix-run/react'
import { expect, test } from 'vitest'
import { paths } from '~/models/trade/paths'
import { routeFiles, routeTree } from './route-files'

const ID = '0d5f1c7e-3c58-4d0b-9f52-3f5a4d0c8e11'
const tree = routeTree()

/** Every address, as people meet it, and the one file that answers. */
const ADDRESSES = [
  ['/', '_index'],
  ['/home', 'home._index'],
  ['/home/sign-up', '_entry.home.sign-up'],
  ['/home/registered', '_entry.home.registered'],
  ['/home/forgot-password', '_entry.home.forgot-password'],
  ['/home/reset-code', '_entry.home.reset-code'],
  ['/home/new-password', '_entry.home.new-password'],
  ['/home/searchResults', 'home.searchResults'],
  ['/home/view-vehicle', 'home.view-vehicle'],
  ['/home/view-vehicle/add', 'home.view-vehicle_.add'],
  ['/projects', 'projects._index'],
  ['/projects/list', 'projects.list'],
  [`/projects/${ID}/list`, 'projects.$projectId.list'],
  [`/projects/${ID}/list/new`, 'projects.$projectId.list.new'],
  [`/projects/${ID}/list/${ID}/edit`, 'projects.$projectId.list.$listId.edit'],
  [`/projects/${ID}/list/${ID}/removal`, 'projects.$projectId.list.$listVehicleId.removal'],
  [`/projects/${ID}/list/${ID}/inquiry`, 'projects.$projectId.list.$listVehicleId.inquiry'],
  [`/projects/${ID}/list/${ID}/negotiation`, 'projects.$projectId.list.$listVehicleId.negotiation'],
  [`/projects/${ID}/list/${ID}/acceptance`, 'projects.$projectId.list.$listVehicleId.acceptance'],
  [`/projects/${ID}/list/${ID}/decline`, 'projects.$projectId.list.$listVehicleId.decline'],
  [`/projects/${ID}/list/${ID}/cart-item`, 'projects.$projectId.list.$listVehicleId.cart-item'],
  [`/projects/${ID}/list/${ID}/booking-request`, 'projects.$projectId.list.$listVehicleId.booking-request'],
  ['/projects/removed-vehicles', 'projects.removed-vehicles'],
  [`/projects/${ID}/removed-vehicles`, 'projects.$projectId.removed-vehicles'],
  ['/account-setup', 'account-setup'],
  ['/account-password-setup', 'account-password-setup'],
  ['/account-setup-link', 'account-setup-link'],
  ['/cart', 'cart'],
  [`/cart/${ID}/removal`, 'cart.$cartItemId.removal'],
  ['/cart/bookVehicles', 'cart_.bookVehicles'],
  ['/cart/bookVehicles/billing', 'cart_.bookVehicles_.billing'],
  ['/orders', 'orders._index'],
  [`/orders/orders-list/${ID}/The%20Long%20Haul`, 'orders.orders-list.$projectId.$name'],
  ['/orders/12/summary', 'orders.$orderId.summary'],
  [`/orders/12/details/${ID}/The%20Long%20Haul`, 'orders.$orderId.details.$projectId.$name'],
  ['/agreement', 'agreement._index'],
  ['/agreement/abc', 'agreement.$token'],
  ['/pickupDetails/12', 'pickupDetails.$orderId'],
  [`/vehiclePre-PickupInspection/12/${ID}`, 'vehiclePre-PickupInspection.$orderId.$orderItemId'],
  [`/pre-PickupInspection/12/${ID}`, 'pre-PickupInspection.$orderId.$orderItemId'],
  ['/owner', 'owner._index'],
  [`/owner/inquiries/${ID}`, 'owner.inquiries.$inquiryId._index'],
  [`/owner/inquiries/${ID}/negotiation`, 'owner.inquiries.$inquiryId.negotiation'],
  [`/owner/inquiries/${ID}/acceptance`, 'owner.inquiries.$inquiryId.acceptance'],
  [`/owner/inquiries/${ID}/decline`, 'owner.inquiries.$inquiryId.decline'],
  ['/provider', 'provider'],
  [`/provider/requests/${ID}`, 'provider.requests.$requestId'],
  [`/provider/requests/${ID}/rejection`, 'provider.requests.$requestId_.rejection'],
  ['/provider/backup', 'provider_.backup'],
  ['/provider/owners', 'provider_.owners'],
  ['/provider/owners/invitation', 'provider_.owners.invitation'],
  ['/logout', 'logout'],
  ['/profile', 'profile'],
  ['/profile/name', 'profile.name'],
  ['/profile/phone', 'profile.phone'],
  ['/profile/phone-code', 'profile.phone-code'],
  ['/profile/email', 'profile.email'],
  ['/profile/email-code', 'profile.email-code'],
  ['/profile/password', 'profile.password'],
  ['/profile/sessions', 'profile.sessions'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/pageNotFound', 'pageNotFound'],
  ['/outbox', 'outbox'],
  [`/outbox/${ID}`, 'outbox_.$mailId'],
  ['/healthz', 'healthz'],
  [`/photos/${ID}/640.webp`, 'photos.$photoId.$file'],
  ['/no/such/place', '$'],
  ['/projects/no/such/place', '$'],
  [`/orders/12`, '$'],
] as const

/** Layouts answer no address alone: they stand around one that does. */
const LAYOUTS = ['_entry', 'owner', 'owner.inquiries.$inquiryId']

test.each(ADDRESSES)('%s is answered by %s', (address, name) => {
  expect(idAt(address)).toBe(`routes/${name}`)
})

test('every route file answers an address of this table', () => {
  const answering: string[] = [...LAYOUTS, ...ADDRESSES.map(([, name]) => name)]
  const others = routeFiles().filter(({ id }) => id !== 'root' && !answering.includes(id.replace('routes/', '')))
  expect(others.map(({ id }) => id)).toEqual([])
})

test('no two files answer the same address', () => {
  const patterns = routeFiles()
    .filter(({ id }) => id !== 'root' && !LAYOUTS.includes(id.replace('routes/', '')))
    .map(({ pattern }) => pattern.replace(/:\w+/g, ':part'))
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([])
})

test('every address that the pages link to is answered by a page of its own', () => {
  const links = [
    paths.home(),
    paths.login('/cart'),
    paths.logout(),
    paths.profile(),
    paths.profileName(),
    paths.profilePhone(),
    paths.profilePhoneCode(),
    paths.profileEmail(),
    paths.profileEmailCode(),
    paths.profilePassword(),
    paths.profileSessions(),
    paths.accountSetup('t'),
    paths.accountPasswordSetup('t'),
    paths.accountSetupLink('t'),
    paths.pageNotFound(),
    paths.terms(),
    paths.privacy(),
    paths.outbox(),
    paths.outboxMail(ID),
    paths.searchResults(),
    paths.viewVehicle(ID),
    paths.addToProject(ID),
    paths.projects(),
    paths.cart(),
    paths.bookVehicles(),
    paths.billing(),
    paths.orders(),
    paths.ownerInbox(),
    paths.provider(),
    paths.signUpRequest(ID),
    paths.signUpRejection(ID),
    paths.owners(),
    paths.ownerInvitation(),
    paths.backup(),
    paths.signUp(),
    paths.registered(),
    paths.projectList(ID),
    paths.newList(ID),
    paths.editList(ID, ID),
    paths.removedVehicles(ID),
    paths.vehicleRemoval(ID, ID),
    paths.inquiry(ID, ID),
    paths.negotiation(ID, ID),
    paths.acceptance(ID, ID),
    paths.decline(ID, ID),
    paths.cartItem(ID, ID),
    paths.bookingRequest(ID, ID),
    paths.cartItemRemoval(ID),
    paths.ordersOfProject(ID, '..'),
    paths.orderSummary(12),
    paths.orderDetails(12, ID, 'a/b?c#d'),
    paths.agreement('abc'),
    paths.pickupDetails(12),
    paths.ownerInquiry(ID),
    paths.ownerNegotiation(ID),
    paths.ownerAcceptance(ID),
    paths.ownerDecline(ID),
  ]
  expect(links.filter((link) => idAt(link) === 'routes/$')).toEqual([])
})

function idAt(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  return matchRoutes(tree, path)?.at(-1)?.route.id
}
