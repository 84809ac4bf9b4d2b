import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { useDatabase } from '#tests/world/database/database'
import { rowSnapshot } from '#tests/world/database/row-snapshot'
import { signed } from '#tests/world/signing'
import { responseStatus } from '#tests/world/visits/answers'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { setClock } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { costsFile } from '~/services/billing/costs/costs-file.server'
import { markActivitySeen } from '~/services/crew/activity/mark-activity-seen.server'
import { resendInvitation } from '~/services/crew/invitations/resend-invitation.server'
import { changeRole } from '~/services/crew/members/change-role.server'
import { handOver } from '~/services/crew/members/hand-over.server'
import { leaveProject } from '~/services/crew/members/leave-project.server'
import { removeMember } from '~/services/crew/members/remove-member.server'
import { requireMembership } from '~/services/crew/membership.server'
import { inboxPage } from '~/services/deals/inbox/inbox-page.server'
import { requireThread } from '~/services/deals/inbox/require-thread.server'
import { checkNewInquiry } from '~/services/deals/inquiries/check-terms.server'
import { prepareInquiry } from '~/services/deals/inquiries/prepare-inquiry.server'
import { requestBooking } from '~/services/deals/inquiries/request-booking.server'
import { sendInquiry } from '~/services/deals/inquiries/send-inquiry.server'
import { answerOffer } from '~/services/deals/offers/answer-offer.server'
import { counterOffer } from '~/services/deals/offers/counter-offer.server'
import { requireOffer } from '~/services/deals/offers/require-offer.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { createList } from '~/services/lists/create-list.server'
import { editList } from '~/services/lists/edit-list.server'
import { searchWithPlaces } from '~/services/lists/places.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { requireVehicleToAdd } from '~/services/lists/require-vehicle-to-add.server'
import { restoreVehicle } from '~/services/lists/restore-vehicle.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import { requireChangeableItem, requireItem } from '~/services/orders/items/require-item.server'
import { orderedProjectsPage } from '~/services/orders/ordered-projects-page.server'
import { ordersPage } from '~/services/orders/orders-page.server'
import { pickupsAhead } from '~/services/orders/pickups-ahead.server'
import { blockDays } from '~/services/owner/days/block-days.server'
import { requireOwnedVehicle } from '~/services/owner/days/owned-vehicle.server'
import { releaseOwnerDays } from '~/services/owner/days/release-owner-days.server'
import { ownerCalendarPage } from '~/services/owner/owner-calendar-page.server'
import { ownerOrdersPage } from '~/services/owner/owner-orders-page.server'
import { ownerVehiclesPage } from '~/services/owner/owner-vehicles-page.server'
import { requireOwnerOrder } from '~/services/owner/require-owner-order.server'
import { requireOwnerVehicle } from '~/services/owner/require-owner-vehicle.server'
import { closeProject } from '~/services/projects/close-project.server'
import { createProject } from '~/services/projects/create-project.server'
import { editProject } from '~/services/projects/edit-project.server'
import { projectsPage } from '~/services/projects/projects-page.server'
import { makeReport } from '~/services/projects/report/make-report.server'
import { setBudget } from '~/services/projects/set-budget.server'
import { searchPage } from '~/services/search/search-page.server'
import { agreementForMember } from '~/services/signing/agreement/agreement-file.server'
import { openSigning } from '~/services/signing/open-signing.server'
import { requireSignerChoice } from '~/services/signing/require-signer-choice.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'
import { aCrewAtWork } from '../../world/crews'
import { ASKED } from '../../world/deals'
import { invites } from '../../world/invited'
import { SIGNER } from '../../world/paperwork'
import { billingServices } from './billing-services'
import { bookingServices } from './booking-services'
import { documentServices } from './document-services'
import { inspectionServices } from './inspection-services'
import { pickupServices } from './pickup-services'
import { providerServices } from './provider-services'
import { reportServices } from './report-services'

const SOURCES = import.meta.glob<string>('../../../app/services/**/*.server.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What asks as an account, by its first argument. */
const SERVICE =
  /^export (?:async )?function (\w+)\(\s*(?:\w+|\{[^}]*\}): (?:Account|Actor|(?:Crew|Inspection|Item|Pickup|Report)Access)\b/gm

/** Nothing but what belongs to whoever asks, or what everybody may see. */
const OPEN_TO_ANY_ACCOUNT = [
  ...['changeName', 'changePassword', 'setShortcuts', 'countUpdates'],
  ...['confirmContactChange', 'requestContactChange', 'resendContactCode'],
  ...['endOtherSessions', 'findProfile', 'sessionsPage', 'signOut', 'findStoredCart', 'findLastList'],
  ...[
    'findListPlaces',
    'lastChoice',
    'isStillMember',
    'nextAttempt',
    'projectChoices',
    'requireVehiclePage',
    'behalfOf',
  ],
]

/** The crew of one project: its Owner, an admin, then by their place in it. Everybody else has nothing to do with it. */
const PEOPLE = ['admin', 'manager', 'member', 'user', 'stranger', 'owner', 'otherOwner', 'provider'] as const
type Person = (typeof PEOPLE)[number]
/** 0: served. */
type Policy = Record<Person, 0 | 403 | 404>

const all = (status: 0 | 403 | 404): Policy => ({
  admin: status,
  manager: status,
  member: status,
  user: status,
  stranger: status,
  owner: status,
  otherOwner: status,
  provider: status,
})
const staff: Policy = { ...all(403), provider: 0 }
const owners: Policy = { ...all(403), owner: 0, otherOwner: 0 }
const vehicleOwner: Policy = { ...owners, otherOwner: 404 }
const admins: Policy = { ...all(403), admin: 0, stranger: 0 }
const searchers: Policy = { ...admins, manager: 0, member: 0 }
const renters: Policy = { ...searchers, user: 0 }
const crew: Policy = { ...all(404), admin: 0, manager: 0, member: 0, user: 0 }
const editors: Policy = { ...crew, user: 403 }
const leaders: Policy = { ...editors, member: 403 }
const bookers: Policy = { ...leaders, manager: 403 }
const projectOwner: Policy = { ...leaders, manager: 403 }
const askers: Policy = { ...leaders, admin: 403 }
const crewAdmins: Policy = { ...admins, stranger: 404 }

type Stage = Awaited<ReturnType<typeof toldOf>>
type Row = [policy: Policy, call: (asker: Account, at: Stage) => Promise<unknown>]

const LIST = { name: 'Chase', season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }
const EDIT = { sent: LIST, revision: 1, loaded: {} }
const PROJECT = { title: 'x', productionCompany: 'x', description: '', location: '', startsOn: '', endsOn: '' }
const PROJECT_EDIT = { sent: PROJECT, revision: 1, loaded: {} }
const ALL_LISTS = { isActive: true, after: null }

const BLOCKED = { from: '2027-11-20', to: '2027-11-21' }

const itemIn = ({ orderId, projectId, orderItemId }: Stage) => ({ orderId, projectId, orderItemId })

const SERVICES: Record<string, Row> = {
  ...providerServices(staff),

  inboxPage: [owners, (asker) => inboxPage(asker, 'to-answer', null)],
  requireThread: [{ ...vehicleOwner, provider: 0 }, (asker, { inquiryId }) => requireThread(asker, inquiryId)],
  'counterOffer, as the owner': [
    vehicleOwner,
    (asker, { inquiryId }) => counterOffer(asker, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 }),
  ],
  'answerOffer, as the owner': [
    vehicleOwner,
    (asker, { inquiryId }) => answerOffer(asker, { side: 'owner', inquiryId }, 'accept', 1),
  ],

  ownerVehiclesPage: [owners, (asker) => ownerVehiclesPage(asker, null)],
  ownerCalendarPage: [owners, (asker) => ownerCalendarPage(asker, { after: null })],
  ownerOrdersPage: [owners, (asker) => ownerOrdersPage(asker, 'upcoming', null)],
  requireOwnedVehicle: [vehicleOwner, (asker, { vehicleId }) => requireOwnedVehicle(asker, vehicleId)],
  requireOwnerVehicle: [vehicleOwner, (asker, { vehicleId }) => requireOwnerVehicle(asker, vehicleId)],
  requireOwnerOrder: [vehicleOwner, (asker, { orderItemId }) => requireOwnerOrder(asker, orderItemId)],
  blockDays: [vehicleOwner, (asker, { vehicleId }) => blockDays(asker, vehicleId, { ...BLOCKED, attempt: 1 })],
  releaseOwnerDays: [vehicleOwner, (asker, { vehicleId, blockId }) => releaseOwnerDays(asker, { vehicleId, blockId })],

  prepareInquiry: [leaders, (asker, { fresh }) => prepareInquiry(asker, fresh.projectId, fresh.listVehicleId)],
  checkNewInquiry: [leaders, (asker, { fresh }) => checkNewInquiry(asker, fresh, {})],
  sendInquiry: [leaders, (asker, { fresh }) => sendInquiry(asker, fresh, ASKED)],
  requireOffer: [leaders, (asker, { countered: at }) => requireOffer(asker, at.projectId, at.listVehicleId)],
  counterOffer: [leaders, (asker, { countered }) => counterOffer(asker, countered, { rate: 46_000, round: 2 })],
  answerOffer: [leaders, (asker, { countered }) => answerOffer(asker, countered, 'accept', 2)],
  requestBooking: [askers, (asker, { agreed }) => requestBooking(asker, agreed)],

  requireMembership: [crew, (asker, { projectId }) => requireMembership(asker, projectId)],
  markActivitySeen: [crew, (asker, { projectId }) => markActivitySeen(asker, projectId, 1)],
  inviteMembers: [editors, (asker, { projectId }) => invites(asker, projectId, ['new@crew.example', 'User'])],
  resendInvitation: [editors, (asker, { projectId, accountId }) => resendInvitation(asker, { projectId, accountId })],
  removeMember: [editors, (asker, { projectId, accountId }) => removeMember(asker, { projectId, accountId })],
  changeRole: [
    leaders,
    (asker, { projectId, people }) =>
      changeRole(asker, { projectId, accountId: people.user.id }, { role: 'Member', before: 'User' }),
  ],
  leaveProject: [crew, (asker, { projectId }) => leaveProject(asker, projectId)],
  handOver: [bookers, (asker, { projectId, people }) => handOver(asker, { projectId, accountId: people.manager.id })],
  createList: [editors, (asker, { projectId }) => createList(asker, { projectId, list: LIST, writtenAfter: null })],
  editList: [editors, (asker, { projectId, listId }) => editList(asker, { projectId, listId, edit: EDIT })],
  addVehicle: [
    editors,
    (asker, { projectId, listId, vehicleId }) => addVehicle(asker, { projectId, listId, vehicleId }),
  ],
  removeVehicle: [crew, (asker, { fresh }) => removeVehicle(asker, fresh)],
  restoreVehicle: [crew, (asker, { fresh }) => restoreVehicle(asker, fresh)],
  requireVehicleToAdd: [searchers, (asker, { vehicleId }) => requireVehicleToAdd(asker, vehicleId)],

  ...bookingServices({ admins, bookers, crewAdmins }),
  ...billingServices({ admins, crewAdmins, editors }),
  orderedProjectsPage: [admins, (asker) => orderedProjectsPage(asker, { search: '' })],
  pickupsAhead: [admins, (asker) => pickupsAhead(asker)],
  ordersPage: [crewAdmins, (asker, { projectId }) => ordersPage(asker, projectId)],
  costsFile: [editors, (asker, { projectId }) => costsFile(asker, projectId)],
  requireChangeableItem: [{ ...crewAdmins, provider: 0 }, (asker, at) => requireChangeableItem(asker, itemIn(at))],
  requireItem: [{ ...crewAdmins, provider: 0 }, (asker, at) => requireItem(asker, 'cancel', itemIn(at))],
  // of a vehicle that is cancelled the crew reads no report
  ...reportServices({ crew, crewAdmins, vehicleOwner }),
  cancelItem: [crewAdmins, (asker, at) => cancelItem(asker, itemIn(at), { revision: 1 })],
  changeDays: [crewAdmins, (asker, at) => changeDays(asker, itemIn(at), { ...ASKED, revision: 1 })],
  extendItem: [crewAdmins, (asker, at) => extendItem(asker, itemIn(at), { to: ASKED.to, revision: 1 })],
  completeItem: [crewAdmins, (asker, at) => completeItem(asker, itemIn(at), { to: ASKED.to, revision: 1 })],
  requireSignerChoice: [
    crewAdmins,
    (asker, { orderId, projectId }) => requireSignerChoice(asker, orderId, projectId ?? ''),
  ],
  resendAgreement: [crewAdmins, (asker, { orderId }) => resendAgreement(asker, orderId)],
  sendAgreement: [
    crewAdmins,
    (asker, { orderId, listId }) => sendAgreement(asker, orderId, { ...SIGNER, replaces: listId }),
  ],
  openSigning: [crewAdmins, (asker, { orderId }) => openSigning(asker, orderId)],
  agreementForMember: [
    crewAdmins,
    async (asker, { orderId, people }) => {
      // there is none until it is signed
      if (asker === people.admin) granted(await signed(orderId))
      return agreementForMember(asker, orderId)
    },
  ],
  requireOrder: [crewAdmins, (asker, { orderId }) => requireOrder(asker, orderId)],
  ...documentServices({ crewAdmins, admins, staff }),

  ...pickupServices({ crew, crewAdmins }),
  ...inspectionServices({ crew, vehicleOwner }),
  createProject: [
    admins,
    (asker) => createProject(asker, { project: PROJECT, list: LIST, invitations: [], attempt: 1 }),
  ],
  editProject: [projectOwner, (asker, { projectId }) => editProject(asker, { projectId, edit: PROJECT_EDIT })],
  setBudget: [
    projectOwner,
    (asker, { projectId }) =>
      setBudget(asker, { projectId, edit: { sent: { budget: '5' }, revision: null, loaded: {} } }),
  ],
  makeReport: [editors, (asker, { projectId }) => makeReport(asker, projectId)],
  projectsPage: [renters, (asker) => projectsPage(asker, ALL_LISTS)],
  searchPage: [searchers, (asker) => searchPage(asker, EVERYTHING, '2026-11-20')],
  searchWithPlaces: [searchers, (asker) => searchWithPlaces(asker, EVERYTHING, '2026-11-20')],
  // the last of all: nothing can be done in the project after it
  closeProject: [projectOwner, (asker, { projectId }) => closeProject(asker, projectId)],
}

useDatabase()
/** Days that are so near that the place of the pickup is told. */
const SOON = { from: '2026-11-22', to: '2026-11-26' }
let stage: Stage
beforeAll(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  stage = await toldOf(await aCrewAtWork({}, [SOON]))
})
afterAll(() => setClock())

/** What a crew at work gives its visitors, as services are given it. */
async function toldOf({
  people,
  params,
  vehicleId,
  countered,
  inquiryId,
  agreed,
  givenUp,
  damageId,
}: Awaited<ReturnType<typeof aCrewAtWork>>) {
  const { projectId } = params
  return {
    ...params,
    people,
    vehicleId,
    damageId,
    mailId: givenUp,
    quoteId: Number(params.quoteId),
    orderId: Number(params.orderId),
    fresh: { projectId, listVehicleId: params.listVehicleId },
    countered: { side: 'renter', projectId, listVehicleId: countered, inquiryId } as const,
    agreed: { projectId, listVehicleId: agreed },
  }
}

test('every service that an account asks for is in the table', () => {
  const found = Object.values(SOURCES).flatMap((source) => [...source.matchAll(SERVICE)].map(([, name]) => name))
  const told = Object.keys(SERVICES).filter((name) => !name.includes(','))
  expect(found.sort()).toEqual([...told, ...OPEN_TO_ANY_ACCOUNT].sort())
})

describe('a service refuses whoever it does not serve, whoever calls it', () => {
  let before: unknown
  beforeAll(async () => {
    before = await rowSnapshot()
  })

  test.each(Object.entries(SERVICES))('%s', async (_, [policy, call]) => {
    const refused = PEOPLE.filter((person) => policy[person] !== 0)
    const statuses = await Promise.all(
      refused.map(async (person) => [person, await responseStatus(call(stage.people[person], stage))]),
    )
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(refused.map((person) => [person, policy[person]])))
  })

  test('and nothing has changed by it', async () => expect(await rowSnapshot()).toEqual(before))
})

test.each(Object.entries(SERVICES))('%s serves whoever it is there for', async (name, [policy, call]) => {
  const served = PEOPLE.find((person) => policy[person] === 0)
  if (!served) throw new Error(`Nobody is served by ${name}.`)
  expect(await responseStatus(call(stage.people[served], stage))).not.toBeOneOf([403, 404])
})
