import { eq } from 'drizzle-orm'
import { unwrap } from '#demo/builder/unwrap'
import type { Visitor } from '#tests/architecture/policies'
import { aComment } from '#tests/world/comments'
import { aCheckedImport } from '#tests/world/fleet-files'
import type { Booking } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import {
  accounts,
  agreements,
  calendarFeeds,
  cartItems,
  carts,
  db,
  inTransaction,
  orderItems,
  vehicleBlocks,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { makeQuote } from '~/services/billing/make-quote.server'
import { removeMember } from '~/services/crew/end-membership.server'
import { counterOffer } from '~/services/deals/answer-offer.server'
import { savePhoto } from '~/services/fleet/vehicle-photos.server'
import { blockDays } from '~/services/owner/owner-days.server'
import { issueSigningLink } from '~/services/signing/agreement/agreement.server'
import { anAnswerLink } from './answer-links'
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
} from './builders'
import { anInquiry } from './deals'
import { aDocument, theProviderDocument } from './documents'
import { anExternal } from './externals'
import { aDamage } from './inspections'
import { anInvitation, anInvitee } from './invitations'
import { aStoredInvoice } from './invoices'
import { aFailedEmail } from './messages/outbox'
import { anAgreedVehicle, anOrder, aVehicleInCart, withBilling } from './orders'
import { QUOTED } from './paperwork'
import { aRecipient } from './recipients'
import { aSavedSearch } from './saved-searches'
import { aSignUp } from './sign-ups'

/**
 * A project with vehicles at every stage, and one person of each kind who might request its addresses. `days`: the days
 * of its bookings; `ordered`: the days of each vehicle in its order.
 */
export async function aCrewAtWork(days: Partial<Booking> = {}, ordered: Partial<Booking>[] = [days]) {
  const people = {
    guest: undefined,
    admin: await anAdmin(),
    manager: await aMember('ruth'),
    member: await aMember(),
    user: await aUser(),
    adminViewer: await anAdmin('marcus'),
    invited: await aMember('ruth'),
    stranger: await anAdmin('eve'),
    removed: await anAdmin('marcus'),
    owner: await anOwner(),
    otherOwner: await anOwner('walt'),
    provider: await aProvider(),
  }
  const { admin, manager, member, user, adminViewer, invited, removed, owner } = people
  const crew = { Owner: admin, Manager: [manager, removed, invited], Member: member, User: [user, adminViewer] }
  const projectId = await aProject(crew)
  unwrap(await removeMember(admin, { projectId, accountId: removed.id }))
  await db().update(accounts).set({ status: 'invited' }).where(eq(accounts.id, invited.id))
  const accountId = await anInvitee(member, projectId)
  const listId = await aList(projectId, admin)
  const inList = async (vehicleId: string) => aListVehicle(projectId, listId, vehicleId, admin)

  const vehicleId = await aVehicle(owner)
  const photoId = await savePhoto(db(), {
    vehicleId,
    position: 0,
    angle: 0,
    picture: [{ file: '640.webp', bytes: Buffer.from('RIFF') }],
  })
  const listVehicleId = await inList(vehicleId)

  const countered = await inList(await aVehicle(owner))
  const requested = { renter: admin, owner, projectId, listId, vehicleId }
  const inquiryId = await anInquiry({ ...requested, listVehicleId: countered }, days)
  await counterOffer(owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  const waiting = await inList(await aVehicle(owner))
  const waitingId = await anInquiry({ ...requested, listVehicleId: waiting }, days)

  const toAnswer = await anAnswerLink({ inquiryId: waitingId, round: 1, to: owner })

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

  const recipient = await aRecipient(admin, { orderId, projectId })
  const [cart] = await db().select().from(carts).where(eq(carts.accountId, admin.id))
  const { quoteId } = unwrap(await makeQuote(admin, { ...QUOTED, revision: cart?.revision ?? 0 }))
  await theProviderDocument('w-9', people.provider)

  const params = {
    '*': 'no/such/place',
    projectId,
    name: 'The Long Haul',
    accountId,
    contact: 'phone',
    listId,
    listVehicleId,
    commentId: await aComment(listVehicleId, admin),
    photoId,
    mailId: photoId,
    file: '640.webp',
    orderId: String(orderId),
    orderItemId: item?.id ?? '',
    quoteId: String(quoteId),
    invoiceId: await aStoredInvoice(admin, { orderId, projectId }),
    format: 'pdf',
    cartItemId: cartItem?.id ?? '',
    inquiryId: waitingId,
    linkId: toAnswer.linkId,
    requestId: await aSignUp(),
    documentId: await aDocument({ orderId }, admin),
    kind: 'w-9',
    backup: 'backlot-2026-11-20T08-30-00-000Z.tar.gz',
    recipientId: recipient.id,
    token,
    vehicleId,
    blockId: await aBlock(owner, vehicleId, daysFarAhead(0)),
    feedId: await aFeed(vehicleId),
    importId: await aCheckedImport(owner),
    savedSearchId: await aSavedSearch(admin),
  }
  return {
    people,
    params,
    damageId: await aDamage({ orderItemId: params.orderItemId, side: 'renter' }, people.admin),
    ownersDamageId: await aDamage({ orderItemId: params.orderItemId, side: 'owner' }, people.owner),
    days,
    /** Days on which the owner can still block the vehicle. */
    blockable: daysFarAhead(10),
    vehicleId,
    countered,
    waiting,
    inquiryId,
    agreed: agreed.listVehicleId,
    external: await anExternal({ projectId, listId }, admin, { needsDetails: true }),
    revision: String(cart?.revision ?? 0),
    answerToken: toAnswer.token,
    givenUp: await aFailedEmail(),
    setup: await anInvitation('account-setup'),
    passwordSetup: await anInvitation('password-setup'),
  }
}

export type CrewAtWork = Awaited<ReturnType<typeof aCrewAtWork>>

async function aBlock(owner: Account, vehicleId: string, days: Booking) {
  unwrap(await blockDays(owner, vehicleId, { ...days, note: 'Paint', attempt: 0 }))
  const [block] = await db().select().from(vehicleBlocks).where(eq(vehicleBlocks.vehicleId, vehicleId))
  return block?.id ?? ''
}

/** An external calendar at an unreachable address, so that no test sends requests to the internet. */
async function aFeed(vehicleId: string) {
  const [feed] = await db()
    .insert(calendarFeeds)
    .values({ vehicleId, url: 'https://127.0.0.1/car.ics' })
    .returning({ id: calendarFeeds.id })
  return feed?.id ?? ''
}

/** Far from all bookings. */
function daysFarAhead(later: number): Booking {
  const from = addDays(todayIn(HOME_ZONE, now()), 500 + later)
  return { from, to: addDays(from, 2) }
}

/** The Cookie header of each person; '' for the guest. */
export async function cookiesOf({ people }: CrewAtWork): Promise<Record<Visitor, string>> {
  const { guest: _, ...others } = people
  return {
    guest: '',
    admin: await signedIn(others.admin),
    manager: await signedIn(others.manager),
    member: await signedIn(others.member),
    user: await signedIn(others.user),
    adminViewer: await signedIn(others.adminViewer),
    invited: await signedIn(others.invited),
    stranger: await signedIn(others.stranger),
    removed: await signedIn(others.removed),
    owner: await signedIn(others.owner),
    otherOwner: await signedIn(others.otherOwner),
    provider: await signedIn(others.provider),
  }
}
