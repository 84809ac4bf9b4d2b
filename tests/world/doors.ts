import { generatePath } from '@remix-run/react'
import { eq } from 'drizzle-orm'
import { ACCESS, VISITORS, type Visitor } from '#tests/architecture/access-table'
import { routeFiles } from '#tests/architecture/route-files'
import type { Booking } from '~/models/trade/days/days'
import { db, inTransaction } from '~/server/db/client.server'
import { accounts, agreements, cartItems, carts, orderItems } from '~/server/db/schema'
import { writeSetupLink } from '~/services/accounts/setup/setup-link.server'
import { counterOffer } from '~/services/deals/counter-offer.server'
import { savePhoto } from '~/services/fleet/save-photo.server'
import { issueSigningLink } from '~/services/orders/agreement/issue-signing-link.server'
import { anAgreedVehicle, anOrder, aVehicleInCart, BILLING, SIGNER, withBilling } from './bookings'
import { INQUIRY, LIST } from './filled-forms'
import { aMailGivenUp } from './letters'
import { anInquiry } from './negotiations'
import {
  aList,
  aListVehicle,
  aMember,
  anAdmin,
  anOwner,
  aProject,
  aProvider,
  aUser,
  aVehicle,
  signedIn,
} from './people'
import { aSignUp } from './sign-ups'

type Fields = Record<string, string | string[]>

/**
 * A crew at work: one project with vehicles at every step, and one of each of the people who might come to its doors.
 * `days` are those of its bookings, `ordered` those of each vehicle of its order.
 */
export async function aCrewAtWork(days: Partial<Booking> = {}, ordered: Partial<Booking>[] = [days]) {
  const people = {
    guest: undefined,
    admin: await anAdmin(),
    manager: await aMember('ruth'),
    member: await aMember(),
    user: await aUser(),
    stranger: await anAdmin('eve'),
    owner: await anOwner(),
    otherOwner: await anOwner('walt'),
    provider: await aProvider(),
  }
  const { admin, manager, member, user, owner } = people
  const projectId = await aProject({ Owner: admin, Manager: manager, Member: member, User: user })
  const listId = await aList(projectId, admin)
  const inList = async (vehicleId: string) => aListVehicle(projectId, listId, vehicleId, admin)

  const vehicleId = await aVehicle(owner)
  const photoId = await savePhoto(db(), {
    vehicleId,
    position: 0,
    picture: [{ width: 640, webp: Buffer.from('RIFF') }],
  })
  const listVehicleId = await inList(vehicleId)

  const countered = await inList(await aVehicle(owner))
  const asked = { dana: admin, omar: owner, projectId, listId, vehicleId }
  const inquiryId = await anInquiry({ ...asked, listVehicleId: countered }, days)
  await counterOffer(owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  const waiting = await inList(await aVehicle(owner))
  const waitingId = await anInquiry({ ...asked, listVehicleId: waiting }, days)

  const agreed = await anAgreedVehicle({ projectId, renter: admin, owner, ...days })
  const { orderId } = await anOrder(
    admin,
    projectId,
    ordered.map((each) => ({ owner, ...each })),
  )
  const inCart = await aVehicleInCart({ projectId, renter: admin, owner, ...days })
  await withBilling(admin)
  const [item] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const [cartItem] = await db().select().from(cartItems).where(eq(cartItems.inquiryId, inCart.inquiryId))
  const [agreement] = await db().select().from(agreements).where(eq(agreements.orderId, orderId))
  const token = await inTransaction((tx) => issueSigningLink(tx, { orderId, agreementId: agreement?.id ?? '' }))

  const params = {
    '*': 'no/such/place',
    projectId,
    name: 'The Long Haul',
    listId,
    listVehicleId,
    photoId,
    mailId: photoId,
    file: '640.webp',
    orderId: String(orderId),
    orderItemId: item?.id ?? '',
    cartItemId: cartItem?.id ?? '',
    inquiryId: waitingId,
    requestId: await aSignUp(),
    token,
  }
  const [cart] = await db().select().from(carts).where(eq(carts.accountId, admin.id))
  return {
    people,
    params,
    days,
    vehicleId,
    countered,
    waiting,
    inquiryId,
    agreed: agreed.listVehicleId,
    revision: String(cart?.revision ?? 0),
    givenUp: await aMailGivenUp(),
    setup: await anInvitation('account-setup'),
    passwordSetup: await anInvitation('password-setup'),
  }
}

export type CrewAtWork = Awaited<ReturnType<typeof aCrewAtWork>>

/** The Cookie headers of everybody, '' for whoever has none. */
export async function cookiesOf({ people }: CrewAtWork): Promise<Record<Visitor, string>> {
  const { guest: _, ...others } = people
  return {
    guest: '',
    admin: await signedIn(others.admin),
    manager: await signedIn(others.manager),
    member: await signedIn(others.member),
    user: await signedIn(others.user),
    stranger: await signedIn(others.stranger),
    owner: await signedIn(others.owner),
    otherOwner: await signedIn(others.otherOwner),
    provider: await signedIn(others.provider),
  }
}

export type Visit = { params?: Record<string, string>; query?: Record<string, string>; fields?: Fields }

/** What somebody of the crew brings along to a route, by the name of its file. */
export function visitTo(file: string, crew: CrewAtWork): Visit & { params: Record<string, string> } {
  const { params, vehicleId, countered, inquiryId, agreed, revision, givenUp, setup, passwordSetup } = crew
  const answer = { inquiryId, round: '2' }
  const vehicle = { 'car-id': vehicleId }
  // besides the common parts of addresses
  const visits: Record<string, Visit> = {
    'account-setup.tsx': { query: { 'user-id': setup } },
    'account-setup-link.tsx': { query: { 'user-id': setup } },
    'account-password-setup.tsx': { query: { 'user-id': passwordSetup } },
    'home.view-vehicle.tsx': { query: vehicle },
    'home.view-vehicle_.add.tsx': {
      query: { ...vehicle, 'project-id': params.projectId },
      fields: { listId: params.listId },
    },
    'projects.$projectId.list.new.tsx': { fields: { ...LIST, writtenAfter: 'none' } },
    'projects.$projectId.list.$listId.edit.tsx': { fields: LIST },
    'projects.$projectId.list.$listVehicleId.inquiry.tsx': { fields: { ...INQUIRY, ...crew.days, rate: '500' } },
    'projects.$projectId.list.$listVehicleId.negotiation.tsx': {
      params: { listVehicleId: countered },
      fields: { ...answer, rate: '460' },
    },
    'projects.$projectId.list.$listVehicleId.decline.tsx': { params: { listVehicleId: countered }, fields: answer },
    'projects.$projectId.list.$listVehicleId.acceptance.ts': { params: { listVehicleId: countered }, fields: answer },
    'projects.$projectId.list.$listVehicleId.booking-request.ts': { params: { listVehicleId: agreed } },
    'projects.$projectId.list.$listVehicleId.cart-item.tsx': { params: { listVehicleId: agreed } },
    'cart_.bookVehicles.tsx': { fields: { ...SIGNER, revision } },
    'cart_.bookVehicles_.billing.tsx': { fields: BILLING },
    'owner.inquiries.$inquiryId.acceptance.ts': { fields: { round: '1' } },
    'owner.inquiries.$inquiryId.decline.tsx': { fields: { round: '1' } },
    'owner.inquiries.$inquiryId.negotiation.tsx': { fields: { round: '1', rate: '480' } },
    'provider.requests.$requestId.tsx': { fields: { role: 'backlot_renter_application_user' } },
    'provider.requests.$requestId_.rejection.tsx': { fields: { reason: 'We cannot place you.' } },
    'provider_.mail_.$mailId.delivery.ts': { params: { mailId: givenUp } },
    'provider_.owners.invitation.tsx': { fields: { email: 'new@owner.example' } },
  }
  const visit = visits[file] ?? {}
  return { ...visit, params: { ...params, ...visit.params } }
}

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

export async function anInvitation(purpose: 'account-setup' | 'password-setup'): Promise<string> {
  return inTransaction(async (tx) => {
    const email = `invited.${crypto.randomUUID()}@crew.example`
    const [account] = await tx
      .insert(accounts)
      .values({ email, role: 'backlot_owner', status: 'invited' })
      .returning({ id: accounts.id })
    return writeSetupLink(tx, purpose, account?.id ?? '')
  })
}
