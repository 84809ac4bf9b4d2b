import { generatePath } from '@remix-run/react'
import { ACCESS } from '#tests/architecture/access-table'
import { VISITORS } from '#tests/architecture/policies'
import { routeAt } from '#tests/architecture/route-files'
import type { CrewAtWork } from '#tests/world/crews'
import { BILLING, CORRECTED, QUOTED, SIGNER } from '#tests/world/paperwork'
import { DRIVER } from '#tests/world/recipients'
import {
  EXTERNAL,
  INQUIRY_FORM,
  LIST,
  LISTING_DETAILS,
  LISTING_TERMS,
  NOTE,
  PROJECT,
  QUICK_EXTERNAL,
} from './filled-forms'

type Fields = Record<string, string | string[]>

export type RouteRequest = { params?: Record<string, string>; query?: Record<string, string>; fields?: Fields }

/** The parameters, query and form fields of a valid request to a route. */
export function requestTo(address: string, crew: CrewAtWork): RouteRequest & { params: Record<string, string> } {
  const { people, params, vehicleId, countered, inquiryId, agreed, revision, givenUp, setup, passwordSetup } = crew
  const answer = { inquiryId, round: '2' }
  const vehicle = { 'car-id': vehicleId }
  const added = { query: { ...vehicle, 'project-id': params.projectId }, fields: { listId: params.listId } }
  const days = { ...INQUIRY_FORM, ...crew.days }
  const { rate: _, attempt: __, ...terms } = days
  const print = { params: { photoId: crew.damageId, file: '400.webp' } }
  const pdf = { params: { pdf: 'inspection-report.pdf' } }
  const ofExternal = { params: { listVehicleId: crew.external.listVehicleId } }
  const ofOwner = { params: { accountId: people.owner.id } }
  // in addition to the common parameters
  const requests: Record<string, RouteRequest> = {
    '/account-setup': { query: { 'user-id': setup } },
    '/account-setup-link': { query: { 'user-id': setup } },
    '/account-password-setup': { query: { 'user-id': passwordSetup } },
    '/home/view-vehicle': { query: vehicle },
    '/home/view-vehicle/vehicle-report.pdf': { query: vehicle },
    '/home/view-vehicle/favorite': { query: vehicle, fields: { set: 'yes' } },
    '/home/view-vehicle/similar': { query: vehicle },
    '/compare': { query: { vehicle: vehicleId, from: crew.days.from, to: crew.days.to } },
    '/saved-searches': { fields: { search: 'q=taxi' } },
    '/saved-searches/:savedSearchId/:kind': { params: { kind: 'mail-on' } },
    '/home/view-vehicle/add': added,
    '/home/view-vehicle/placement': added,
    '/answer/:token': { params: { token: crew.answerToken } },
    '/offer/:linkId/:answer': { params: { answer: 'negotiation' }, fields: { round: '1', rate: '480' } },
    '/offer/:linkId/message': { fields: { message: 'Does it have its hubcaps?', attempt: ATTEMPT } },
    '/unsubscribe/:mailing/:accountId/:signature': { params: { mailing: 'morning-digest', signature: 'forged' } },
    '/profile/digest': { fields: { digest: 'off' } },
    '/profile/keyboard': { fields: { shortcuts: 'off' } },
    '/projects/:projectId/list/new': { fields: { ...LIST, writtenAfter: 'none' } },
    '/projects/new': { fields: { ...PROJECT, listName: LIST.name, attempt: '1' } },
    '/projects/:projectId/list/project': { fields: PROJECT },
    '/projects/:projectId/costs/budget': { fields: { budget: '50,000' } },
    '/projects/:projectId/list/:listId/edit': { fields: LIST },
    '/projects/:projectId/arrange': { fields: { moved: params.listId, to: '1' } },
    '/projects/:projectId/arrange/:listId': { fields: { moved: params.listVehicleId, to: '1' } },
    '/projects/:projectId/arrange/:listId/archive': { fields: { archived: 'no' } },
    '/projects/:projectId/selected/:kind': {
      params: { kind: 'move' },
      query: { selected: params.listVehicleId },
      fields: { listId: params.listId },
    },
    '/projects/:projectId/selected/comparison': { query: { selected: params.listVehicleId } },
    '/projects/:projectId/selected/inquiries': {
      query: { selected: params.listVehicleId },
      fields: { ...terms, percent: '90', vehicles: `${params.listVehicleId} 1 10000` },
    },
    '/projects/:projectId/selected/marks': {
      query: { selected: params.listVehicleId },
      fields: { mark: 'backup' },
    },
    '/projects/:projectId/selected/removal': { query: { selected: params.listVehicleId } },
    '/projects/:projectId/selected/restoration': { query: { selected: params.listVehicleId } },
    '/projects/:projectId/list/:listVehicleId/note': { fields: NOTE },
    '/projects/:projectId/list/:listId/external-vehicle/new': {
      fields: { ...EXTERNAL, listVehicleId: crew.external.listVehicleId },
    },
    '/projects/:projectId/list/:listId/external-vehicle/quick': {
      fields: { ...QUICK_EXTERNAL, listVehicleId: crew.external.listVehicleId },
    },
    '/projects/:projectId/list/:listVehicleId/external-vehicle': ofExternal,
    '/projects/:projectId/list/:listVehicleId/external-vehicle/edit': { ...ofExternal, fields: EXTERNAL },
    '/projects/:projectId/list/:listVehicleId/external-vehicle/quick-edit': { ...ofExternal, fields: QUICK_EXTERNAL },
    '/projects/:projectId/external-photos/:fileId/:variant': {
      params: { fileId: crew.external.photoId, variant: '400.webp' },
    },
    '/projects/:projectId/external-uploads/:kind': { params: { kind: 'photo' } },
    '/projects/:projectId/purchase-files/:fileId': { params: { fileId: crew.external.purchaseFileId } },
    '/projects/:projectId/list/activity/seen': { fields: { newest: '1' } },
    ...Object.fromEntries(
      ['list', 'removed-vehicles'].flatMap((page) => [
        [
          `/projects/:projectId/${page}/members/:accountId/role`,
          { params: { accountId: people.user.id }, fields: { role: 'Member', before: 'User' } },
        ],
        [
          `/projects/:projectId/${page}/invitations`,
          { fields: { 'invitations[0].email': 'new@crew.example', 'invitations[0].role': 'User', writtenAfter: '0' } },
        ],
        [`/projects/:projectId/${page}/handover`, { fields: { accountId: people.manager.id } }],
      ]),
    ),
    '/projects/:projectId/list/:listVehicleId/inquiry': { fields: { ...INQUIRY_FORM, ...crew.days, rate: '500' } },
    '/projects/:projectId/list/:listVehicleId/negotiation': {
      params: { listVehicleId: countered },
      fields: { ...answer, rate: '460' },
    },
    '/projects/:projectId/list/:listVehicleId/decline': { params: { listVehicleId: countered }, fields: answer },
    '/projects/:projectId/list/:listVehicleId/messages': {
      params: { listVehicleId: countered },
      fields: { inquiryId: answer.inquiryId, message: 'Does it have its hubcaps?', attempt: ATTEMPT },
    },
    '/projects/:projectId/list/:listVehicleId/withdrawal': {
      params: { listVehicleId: crew.waiting },
      fields: { inquiryId: params.inquiryId },
    },
    '/projects/:projectId/list/:listVehicleId/acceptance': { params: { listVehicleId: countered }, fields: answer },
    '/projects/:projectId/list/:listVehicleId/booking-request': { params: { listVehicleId: agreed } },
    '/projects/:projectId/list/:listVehicleId/reactions/:rating': {
      params: { rating: 'like' },
      fields: { set: 'yes' },
    },
    '/projects/:projectId/list/:listVehicleId/reactions/:rating/own': {
      params: { rating: 'like' },
      fields: { set: 'yes' },
    },
    '/projects/:projectId/list/:listVehicleId/comments': {
      fields: { comment: 'Too clean for this scene.', attempt: ATTEMPT },
    },
    '/projects/:projectId/list/:listVehicleId/comments/:commentId/edit': {
      fields: { comment: 'Too clean for the chase.' },
    },
    '/projects/:projectId/list/:listVehicleId/cart-item': { params: { listVehicleId: agreed } },
    '/orders/:orderId/details/:projectId/:name/invoice/correction': {
      fields: { ...CORRECTED, invoiceId: params.invoiceId },
    },
    '/cart/quote': { fields: { ...QUOTED, revision } },
    '/cart/bookVehicles': { fields: { ...SIGNER, revision } },
    '/cart/bookVehicles/billing': { fields: BILLING },
    '/orders/:orderId/details/:projectId/:name/billing': { fields: { ...BILLING, replaces: params.photoId ?? '' } },
    '/orders/:orderId/details/:projectId/:name/signer': { fields: { ...SIGNER, replaces: params.photoId ?? '' } },
    '/orders/:orderId/details/:projectId/:name/recipients': { fields: { ...DRIVER, drawnAt: '0' } },
    '/orders/:orderId/details/:projectId/:name/recipients/:recipientId/:kind': { params: { kind: 'link' } },
    '/projects/:projectId/list/orders/:orderId/recipients': { fields: { ...DRIVER, drawnAt: '0' } },
    '/projects/:projectId/list/orders/:orderId/recipients/:recipientId/:kind': { params: { kind: 'link' } },
    '/pickupDetails/:orderId/:orderItemId/arrival': { fields: { hours: '1', mins: '0' } },
    '/pickupDetails/:orderId/:orderItemId/photos/:photoId/:file': print,
    '/orders/:orderId/inspection-photos/:photoId/:file': print,
    '/provider/orders/:orderId/inspection-photos/:photoId/:file': print,
    '/owner/orders/:orderItemId/photos/:photoId/:file': print,
    '/orders/:orderId/inspections/:orderItemId/:pdf': pdf,
    '/provider/orders/:orderId/inspections/:orderItemId/:pdf': pdf,
    '/pickupDetails/:orderId/:orderItemId/documents/:pdf': pdf,
    '/owner/orders/:orderItemId/documents/:pdf': pdf,
    '/owner/orders/:orderItemId/return/objection': { fields: { reason: 'The trunk does not close.' } },
    ...Object.fromEntries(
      ['', '/no-damage', '/damage', '/finish', '/photos'].flatMap((rest) => [
        [`/owner/orders/:orderItemId/inspection/:phase${rest}`, { params: { phase: 'pickup' } }],
        [`/vehicleInspection/:phase/:orderId/:orderItemId${rest}`, { params: { phase: 'return' } }],
      ]),
    ),
    '/owner/orders/:orderItemId/inspection/:phase/photos/:photoId/removal': {
      params: { phase: 'pickup', photoId: crew.ownersDamageId },
    },
    '/vehiclePre-PickupInspection/:orderId/:orderItemId/photos/:photoId/removal': {
      params: { photoId: crew.damageId },
    },
    '/vehicleInspection/:phase/:orderId/:orderItemId/photos/:photoId/removal': {
      params: { phase: 'pickup', photoId: crew.damageId },
    },
    [itemRoute('cancellation')]: { fields: { revision: '1' } },
    [itemRoute('dates')]: { fields: { from: days.from, to: days.to, revision: '1' } },
    [itemRoute('extension')]: { fields: { to: days.to, revision: '1' } },
    [itemRoute('completion')]: { fields: { to: days.to, revision: '1' } },
    '/orders/:orderId/documents/staged/:kind': { params: { kind: 'coi' } },
    '/orders/:orderId/documents/staged/:kind/removal': { params: { kind: 'coi' } },
    '/owner/inquiries/:inquiryId/acceptance': { fields: { round: '1' } },
    '/owner/reply-templates': { fields: { seen: '', name1: 'Booked', text1: 'It is booked.' } },
    '/owner/inquiries/:inquiryId/decline': { fields: { round: '1', declineReason: 'booked' } },
    '/owner/inquiries/:inquiryId/messages': { fields: { message: 'It has its hubcaps.', attempt: ATTEMPT } },
    '/owner/inquiries/:inquiryId/negotiation': { fields: { round: '1', rate: '480' } },
    '/owner/vehicles/blocked-days': {
      query: { selected: vehicleId },
      fields: { ...crew.blockable, note: 'Show', seen: `${vehicleId}:1` },
    },
    '/owner/vehicles/selected/:kind': {
      params: { kind: 'deactivation' },
      query: { selected: vehicleId },
      fields: { seen: `${vehicleId}:0` },
    },
    '/owner/vacation': { fields: { ...crew.blockable, seen: '' } },
    '/owner/vehicles/prices': {
      query: { selected: vehicleId, percent: '10' },
      fields: { percent: '10', seen: `${vehicleId}:1:11000` },
    },
    '/owner/vehicles/new': { fields: { ...LISTING_DETAILS, vehicleId } },
    '/provider/owners/:ownerId/vehicles/new': {
      params: { ownerId: people.owner.id },
      fields: { ...LISTING_DETAILS, vehicleId },
    },
    '/owner/vehicles/:vehicleId/copy': { fields: { copyId: vehicleId } },
    '/owner/vehicles/:vehicleId/details': { fields: LISTING_DETAILS },
    '/owner/vehicles/:vehicleId/terms': { fields: LISTING_TERMS },
    '/owner/vehicles/:vehicleId': { fields: { ...crew.blockable, note: 'Show', attempt: '1' } },
    '/owner/vehicles/:vehicleId/:kind': { params: { kind: 'deactivation' }, fields: { seen: '0' } },
    '/provider/vehicles/:vehicleId/:kind': {
      params: { kind: 'deletion' },
      fields: { seen: '0', reason: 'The title is in dispute.' },
    },
    '/owner/vehicles/:vehicleId/other-calendar': { fields: { url: 'https://127.0.0.1/car.ics' } },
    '/provider/vehicles/:vehicleId/other-calendar': { fields: { url: 'https://127.0.0.1/car.ics' } },
    '/owner/vehicles/:vehicleId/other-calendar/:feedId/:kind': { params: { kind: 'reading' } },
    '/owner/vehicles/:vehicleId/photos/:photoId/place': { fields: { position: '0' } },
    '/owner/vehicles/:vehicleId/photos/:photoId/crop': { fields: { x: '50', y: '50' } },
    '/owner/vehicles/:vehicleId/photos/:photoId/:file': { params: { file: '400-whole.webp' } },
    '/provider/requests/:requestId': { fields: { role: 'backlot_renter_application_user' } },
    '/provider/requests/:requestId/rejection': { fields: { reason: 'We cannot place you.' } },
    '/provider/mail/:mailId/delivery': { params: { mailId: givenUp } },
    '/provider/orders/:orderId/payment-note': { fields: { text: 'Wired today.', writtenAfter: '0' } },
    '/provider/orders/:orderId/:orderItemId/:kind': {
      params: { kind: 'cancellation' },
      fields: { revision: '1', side: 'renter', reason: 'The scene was cut.' },
    },
    '/provider/inquiries/:inquiryId/:answer': {
      params: { answer: 'decline' },
      fields: { round: '1', declineReason: 'price', reason: 'The owner called us.' },
    },
    '/provider/inquiries/:inquiryId/message': {
      fields: { side: 'owner', message: 'It has its hubcaps.', attempt: ATTEMPT, reason: 'The owner called us.' },
    },
    '/provider/owners/:accountId/vehicles.csv': ofOwner,
    '/provider/owners/:accountId/imports': ofOwner,
    '/provider/owners/:accountId/imports/photos': ofOwner,
    '/owner/imports/:importId/columns': { fields: { stockNumber: '0' } },
    '/owner/imports/:importId/preview': { fields: { seen: 'x' } },
    '/provider/owners/invitation': { fields: { email: 'new@owner.example' } },
  }
  const request = requests[address] ?? {}
  return { ...request, params: { ...params, ...request.params } }
}

const ATTEMPT = '0123456789abcdef'.repeat(2)
const itemRoute = (noun: string) => `/orders/:orderId/details/:projectId/:name/:orderItemId/${noun}`

/** The path of a route with the crew's ids. */
export function pathTo(address: string, crew: CrewAtWork): string {
  const { params, query } = requestTo(address, crew)
  const search = new URLSearchParams(query).toString()
  return generatePath(routeAt(address).pattern, params) + (search && `?${search}`)
}

/** The addresses of all forms that need an account, and a person who may send each. */
export const FORMS = Object.entries(ACCESS).flatMap(([address, { action }]) => {
  const by = VISITORS.find((visitor) => action?.[visitor] === 'open')
  return by && by !== 'guest' ? [{ address, by }] : []
})
