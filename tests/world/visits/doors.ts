import { generatePath } from '@remix-run/react'
import { ACCESS, VISITORS } from '#tests/architecture/access-table'
import { routeFiles } from '#tests/architecture/route-files'
import type { CrewAtWork } from '#tests/world/crews'
import { BILLING, CORRECTED, QUOTED, SIGNER } from '#tests/world/paperwork'
import { DRIVER } from '#tests/world/recipients'
import { INQUIRY_FORM, LIST, PROJECT } from './filled-forms'

type Fields = Record<string, string | string[]>

export type Visit = { params?: Record<string, string>; query?: Record<string, string>; fields?: Fields }

/** What somebody of the crew brings along to a route, by the name of its file. */
export function visitTo(file: string, crew: CrewAtWork): Visit & { params: Record<string, string> } {
  const { people, params, vehicleId, countered, inquiryId, agreed, revision, givenUp, setup, passwordSetup } = crew
  const answer = { inquiryId, round: '2' }
  const vehicle = { 'car-id': vehicleId }
  const added = { query: { ...vehicle, 'project-id': params.projectId }, fields: { listId: params.listId } }
  const days = { ...INQUIRY_FORM, ...crew.days }
  const print = { params: { photoId: crew.damageId, file: '400.webp' } }
  const paper = { params: { paper: 'inspection-report.pdf' } }
  // besides the common parts of addresses
  const visits: Record<string, Visit> = {
    'account-setup.tsx': { query: { 'user-id': setup } },
    'account-setup-link.tsx': { query: { 'user-id': setup } },
    'account-password-setup.tsx': { query: { 'user-id': passwordSetup } },
    'home.view-vehicle.tsx': { query: vehicle },
    'home.view-vehicle_.add.tsx': added,
    'home.view-vehicle_.placement.ts': added,
    'profile.keyboard.ts': { fields: { shortcuts: 'off' } },
    'projects.$projectId.list.new.tsx': { fields: { ...LIST, writtenAfter: 'none' } },
    'projects._home.new.tsx': { fields: { ...PROJECT, listName: LIST.name, attempt: '1' } },
    'projects.$projectId.list.project.tsx': { fields: PROJECT },
    'projects.$projectId.costs.budget.tsx': { fields: { budget: '50,000' } },
    'projects.$projectId.list.$listId.edit.tsx': { fields: LIST },
    'projects.$projectId.list_.activity_.seen.ts': { fields: { newest: '1' } },
    'projects.$projectId.list.members.$accountId.role.tsx': {
      params: { accountId: people.user.id },
      fields: { role: 'Member', before: 'User' },
    },
    'projects.$projectId.list.invitations.tsx': {
      fields: { 'invitations[0].email': 'new@crew.example', 'invitations[0].role': 'User', writtenAfter: '0' },
    },
    'projects.$projectId.list.handover.tsx': { fields: { accountId: people.manager.id } },
    'projects.$projectId.list.$listVehicleId.inquiry.tsx': { fields: { ...INQUIRY_FORM, ...crew.days, rate: '500' } },
    'projects.$projectId.list.$listVehicleId.negotiation.tsx': {
      params: { listVehicleId: countered },
      fields: { ...answer, rate: '460' },
    },
    'projects.$projectId.list.$listVehicleId.decline.tsx': { params: { listVehicleId: countered }, fields: answer },
    'projects.$projectId.list.$listVehicleId.acceptance.ts': { params: { listVehicleId: countered }, fields: answer },
    'projects.$projectId.list.$listVehicleId.booking-request.ts': { params: { listVehicleId: agreed } },
    'projects.$projectId.list.$listVehicleId.cart-item.tsx': { params: { listVehicleId: agreed } },
    'orders.$orderId.details.$projectId.$name.invoice_.correction.tsx': {
      fields: { ...CORRECTED, invoiceId: params.invoiceId },
    },
    'cart.quote.tsx': { fields: { ...QUOTED, revision } },
    'cart_.bookVehicles.tsx': { fields: { ...SIGNER, revision } },
    'cart_.bookVehicles_.billing.tsx': { fields: BILLING },
    'orders.$orderId.details.$projectId.$name.signer.tsx': { fields: { ...SIGNER, replaces: params.photoId ?? '' } },
    'orders.$orderId.details.$projectId.$name.recipients.tsx': { fields: { ...DRIVER, drawnAt: '0' } },
    'orders.$orderId.details.$projectId.$name.recipients_.$recipientId.$act.ts': { params: { act: 'link' } },
    'pickupDetails.$orderId.$orderItemId.arrival.tsx': { fields: { hours: '1', mins: '0' } },
    'pickupDetails.$orderId_.$orderItemId.photos.$photoId.$file.ts': print,
    'orders.$orderId.inspection-photos.$photoId.$file.ts': print,
    'owner_.orders_.$orderItemId_.photos.$photoId.$file.ts': print,
    'orders.$orderId.inspections.$orderItemId.$paper.ts': paper,
    'pickupDetails.$orderId_.$orderItemId.papers.$paper.ts': paper,
    'owner_.orders_.$orderItemId_.papers.$paper.ts': paper,
    'owner_.orders_.$orderItemId_.return.objection.tsx': { fields: { reason: 'The trunk does not close.' } },
    ...Object.fromEntries(
      ['.tsx', '.no-damage.tsx', '_.damage.tsx', '_.finish.ts', '_.photos.ts'].map((rest) => [
        `owner_.orders_.$orderItemId_.inspection.$phase${rest}`,
        { params: { phase: 'pickup' } },
      ]),
    ),
    'owner_.orders_.$orderItemId_.inspection.$phase.photos.$photoId.removal.tsx': {
      params: { phase: 'pickup', photoId: crew.ownersDamageId },
    },
    'vehiclePre-PickupInspection.$orderId.$orderItemId.photos.$photoId.removal.tsx': {
      params: { photoId: crew.damageId },
    },
    [itemRoute('cancellation')]: { fields: { revision: '1' } },
    [itemRoute('dates')]: { fields: { from: days.from, to: days.to, revision: '1' } },
    [itemRoute('extension')]: { fields: { to: days.to, revision: '1' } },
    [itemRoute('completion')]: { fields: { to: days.to, revision: '1' } },
    'orders.$orderId.papers_.held.$kind.ts': { params: { kind: 'coi' } },
    'orders.$orderId.papers_.held.$kind_.removal.tsx': { params: { kind: 'coi' } },
    'owner.inquiries.$inquiryId.acceptance.ts': { fields: { round: '1' } },
    'owner.inquiries.$inquiryId.decline.tsx': { fields: { round: '1' } },
    'owner.inquiries.$inquiryId.negotiation.tsx': { fields: { round: '1', rate: '480' } },
    'owner_.vehicles_.$vehicleId.tsx': { fields: { ...crew.blockable, note: 'Show', attempt: '1' } },
    'provider.requests.$requestId.tsx': { fields: { role: 'backlot_renter_application_user' } },
    'provider.requests.$requestId_.rejection.tsx': { fields: { reason: 'We cannot place you.' } },
    'provider_.mail_.$mailId.delivery.ts': { params: { mailId: givenUp } },
    'provider_.orders_.$orderId.payment-note.tsx': { fields: { text: 'Wired today.', writtenAfter: '0' } },
    'provider_.orders_.$orderId.$orderItemId.$act.tsx': {
      params: { act: 'cancellation' },
      fields: { revision: '1', side: 'renter', reason: 'The scene was cut.' },
    },
    'provider_.inquiries_.$inquiryId.$answer.tsx': {
      params: { answer: 'decline' },
      fields: { round: '1', reason: 'The owner called us.' },
    },
    'provider_.owners.invitation.tsx': { fields: { email: 'new@owner.example' } },
  }
  const visit = visits[file] ?? {}
  return { ...visit, params: { ...params, ...visit.params } }
}

const itemRoute = (noun: string) => `orders.$orderId.details.$projectId.$name.$orderItemId.${noun}.tsx`

/** The address of a route as the crew meets it. */
export function addressOf(file: string, crew: CrewAtWork): string {
  const pattern = routeFiles().find((route) => route.file === file)?.pattern ?? ''
  const { params, query } = visitTo(file, crew)
  const search = new URLSearchParams(query).toString()
  return generatePath(pattern, params) + (search && `?${search}`)
}

/** Files of every form that takes an account, and who of a crew sends it. */
export const FORMS = Object.entries(ACCESS).flatMap(([file, { action }]) => {
  const by = VISITORS.find((visitor) => action?.[visitor] === 'open')
  return by && by !== 'guest' ? [{ file, by }] : []
})
