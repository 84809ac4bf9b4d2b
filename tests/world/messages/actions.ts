import { eq } from 'drizzle-orm'
import { unwrap } from '#demo/builder/unwrap'
import { anAnswerLink, answerHolder } from '#tests/world/answer-links'
import { aMember, anAdmin, aProject, aProvider, aVisitor, PASSWORD } from '#tests/world/builders'
import { aComment } from '#tests/world/comments'
import { ASKED, aDeal, anInquiry, anotherDeal } from '#tests/world/deals'
import { anInvitee, invites } from '#tests/world/invitations'
import { aBookedItem, anAgreedVehicle, aVehicleInCart, withBilling } from '#tests/world/orders'
import { addCalendar } from '#tests/world/outside/calendars'
import { SIGNER } from '#tests/world/paperwork'
import { aSignUp, aSignUpOf, newAddress } from '#tests/world/sign-ups'
import { now, setClock } from '~/server/clock.server'
import { db, outbox, projectMembers } from '~/server/db/client.server'
import { deputyOf } from '~/server/session/asker.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import {
  confirmContactChange,
  requestContactChange,
  resendContactCode,
} from '~/services/accounts/profile/change-contact.server'
import { changePassword } from '~/services/accounts/profile/profile.server'
import { requestAccount } from '~/services/accounts/request-account.server'
import { acceptCode, requestReset, resendReset, resetPassword } from '~/services/accounts/reset-password.server'
import { renewSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { changeRole } from '~/services/crew/change-role.server'
import { removeMember } from '~/services/crew/end-membership.server'
import { handOver } from '~/services/crew/hand-over.server'
import { resendInvitation } from '~/services/crew/invitations/invite-members.server'
import { messageByLink } from '~/services/deals/answer-link/answer-by-link.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { remindOwner } from '~/services/deals/deadlines/remind-owner.server'
import { sendMessage, sendMessageFor } from '~/services/deals/messages/send-message.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { sendInquiries } from '~/services/deals/selected/send-inquiries.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { withdrawInquiry } from '~/services/deals/withdraw-inquiries.server'
import { editComment } from '~/services/lists/comments/change-comment.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { changeSelectedListings } from '~/services/owner/fleet/selected-listings.server'
import { closeProject } from '~/services/projects/close-project.server'
import { approveSignUp, rejectSignUp } from '~/services/provider/decide-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { resendMessage } from '~/services/provider/undelivered.server'
import { type Actions, ORDER_ACTIONS } from './order-actions'
import { codeIn, failMessages, newestMessageTo } from './outbox'

const NEXT = 'a-brand-new-one'
const VISITOR = aVisitor()

/**
 * The actions that send a message or request a code, by service file. Each prepares the data and returns the action.
 */
export const ACTIONS: Actions = {
  'accounts/request-account: sign up': async () => {
    const asked = aSignUpOf(newAddress())
    return () => requestAccount(VISITOR, asked)
  },
  'provider/decide-sign-up: approve': async () => {
    const [requestId, pru] = [await aSignUp(), await aProvider()]
    return () => approveSignUp(pru, { requestId, role: 'backlot_renter_application_member' })
  },
  'provider/decide-sign-up: reject': async () => {
    const [requestId, pru] = [await aSignUp(), await aProvider()]
    return () => rejectSignUp(pru, { requestId, reason: 'For productions only.' })
  },
  'provider/invite-owner: invite an owner': async () => {
    const [email, pru] = [newAddress(), await aProvider()]
    return () => inviteOwner(pru, email)
  },
  'provider/invite-owner: reinvite an owner': async () => {
    const { email, pru } = await anInvitedOwner()
    return () => inviteOwner(pru, email)
  },
  'deals/withdraw-inquiries: close a project': async () => {
    const deal = await aDeal()
    await anInquiry(deal)
    return () => closeProject(deal.renter, deal.projectId)
  },
  'owner/change-listing: deactivate a listing': async () => {
    const deal = await aDeal()
    await anInquiry(deal)
    return () => changeListing(deal.owner, deal.vehicleId, 'deactivation', { seen: 0, reason: '' })
  },
  'owner/fleet/selected-listings: deactivate selected listings': async () => {
    const deal = await aDeal()
    await anInquiry(deal)
    const seen = new Map<string, [number]>([[deal.vehicleId, [0]]])
    return () => changeSelectedListings(deal.owner, { kind: 'deactivation', seen })
  },
  'owner/feed/change-feed: add a calendar that is busy during a booking': async () => {
    const dana = await anAdmin()
    const { owner, vehicleId } = await aBookedItem(dana, await aProject({ Owner: dana }))
    return () => addCalendar(owner, vehicleId, '2026-12-07')
  },
  'crew/invitations/write-invitations: invite to a project': async () => {
    const [email, dana] = [newAddress(), await anAdmin()]
    const projectId = await aProject({ Owner: dana })
    return () => invites(dana, projectId, [email])
  },
  'crew/invitations/invite-members: resend an invitation': async () => {
    const dana = await anAdmin()
    const projectId = await aProject({ Owner: dana })
    const accountId = await anInvitee(dana, projectId)
    setClock(new Date(now().getTime() + 5 * 60_000))
    return () => resendInvitation(dana, { projectId, accountId })
  },
  'provider/undelivered: resend an undelivered email': async () => {
    const { pru, mailId } = await anInvitedOwner()
    await failMessages(eq(outbox.id, mailId))
    return () => resendMessage(pru, mailId)
  },
  'accounts/setup/renew-setup-link: request a new setup link': async () => {
    const { token } = await anInvitedOwner()
    return () => renewSetupLink(VISITOR, token)
  },
  'accounts/reset-password: request a reset code': async () => {
    const { email } = await anAdmin()
    return () => requestReset(VISITOR, email, 'attempt of one form')
  },
  'accounts/reset-password: choose a new password with the code': async () => {
    const { email } = await anAdmin()
    const { token } = unwrap(await requestReset(VISITOR, email))
    await sendCodes()
    const { changeToken } = unwrap(await acceptCode(VISITOR, { token, email, code: await codeIn(email) }))
    return () => resetPassword(VISITOR, { token: changeToken, password: NEXT })
  },
  'accounts/profile/profile: change the password': async () => {
    const dana = await anAdmin()
    return () => changePassword(dana, { currentPassword: PASSWORD, password: NEXT })
  },
  'accounts/profile/change-contact: request a code for a new number': () =>
    askForCode('phone', async () => '+14045550177'),
  'accounts/profile/change-contact: request a code for a new address': () =>
    askForCode('email', async () => newAddress()),
  'accounts/profile/change-contact: request a code for a taken address': () =>
    askForCode('email', async () => (await aMember()).email),
  'accounts/profile/change-contact: confirm the new address': async () => {
    const [dana, email] = [await anAdmin(), newAddress()]
    const { token } = unwrap(await requestContactChange(dana, 'email', email))
    await sendCodes()
    const code = await codeIn(email)
    return () => confirmContactChange(dana, 'email', { token, code })
  },
  'crew/change-role: make a member a Project Manager': async () => {
    const { dana, ...ref } = await aMemberOfDana('Member')
    return () => changeRole(dana, ref, { role: 'Manager', before: 'Member' })
  },
  'crew/end-membership: remove a member': async () => {
    const { dana, ...ref } = await aMemberOfDana('Member')
    return () => removeMember(dana, ref)
  },
  'crew/hand-over: hand a project over': async () => {
    const { dana, ...ref } = await aMemberOfDana('Manager')
    return () => handOver(dana, ref)
  },
  'lists/comments/write-comment: mention a member': async () => {
    const { renter, ref } = await aCommentPlace()
    return () => writeComment(renter, ref, { comment: 'Too clean, @Mel?', attempt: '1' })
  },
  'lists/comments/change-comment: mention a member in an edit': async () => {
    const { renter, ref } = await aCommentPlace()
    const commentId = await aComment(ref.listVehicleId, renter)
    const edit = { sent: { comment: 'Too clean, @Mel?' }, revision: 1, loaded: {} }
    return () => editComment(renter, { ...ref, commentId }, edit)
  },
  'deals/send-inquiry: send an inquiry': async () => {
    const deal = await aDeal()
    return () => sendInquiry(deal.renter, deal, ASKED)
  },
  'deals/selected/send-inquiries: send inquiries about several vehicles': async () => {
    const deal = await aDeal()
    const other = await anotherDeal(deal)
    const shown = [deal, other].map(({ listVehicleId: id }) => ({ id, attempt: 1, daily: 10_000 }))
    return () => sendInquiries(deal.renter, deal.projectId, { ...ASKED, percent: 90, vehicles: shown })
  },
  'deals/withdraw-inquiries: withdraw an inquiry': async () => {
    const { renter, byRenter } = await aNegotiation()
    return () => withdrawInquiry(renter, byRenter)
  },
  'deals/answer-offer: counter an inquiry with an offer': async () => {
    const { owner, byOwner } = await aNegotiation()
    return () => counterOffer(owner, byOwner, { rate: 48_000, round: 1 })
  },
  'deals/answer-offer: counter the owner with an offer': async () => {
    const { renter, byRenter, owner, byOwner } = await aNegotiation()
    unwrap(await counterOffer(owner, byOwner, { rate: 48_000, round: 1 }))
    return () => counterOffer(renter, byRenter, { rate: 46_000, round: 2 })
  },
  'deals/messages/send-message: write to the owner': async () => {
    const { renter, byRenter } = await aNegotiation()
    return () => sendMessage(renter, byRenter, { message: 'Hubcaps?', attempt: '1' })
  },
  'deals/messages/send-message: write to the crew': async () => {
    const { owner, byOwner } = await aNegotiation()
    return () => sendMessage(owner, byOwner, { message: 'Yes.', attempt: '1' })
  },
  'deals/messages/send-message: staff write for the owner': async () => {
    const [{ byOwner }, pru] = [await aNegotiation(), await aProvider()]
    const deputy = deputyOf(pru, { side: 'owner', reason: 'By phone.' })
    return () => sendMessageFor(deputy, byOwner.inquiryId, { message: 'Yes.', attempt: '1' })
  },
  'deals/messages/send-message: write by an emailed link': async () => {
    const { owner, byOwner } = await aNegotiation()
    const { linkId } = await anAnswerLink({ inquiryId: byOwner.inquiryId, round: 1, to: owner })
    const holder = await answerHolder(linkId)
    return () => messageByLink(holder, { message: 'Yes.', attempt: '1' })
  },
  'deals/deadlines/remind-owner: remind an owner': async () => {
    const [{ byOwner }, pru] = [await aNegotiation(), await aProvider()]
    return () => remindOwner(pru, byOwner.inquiryId)
  },
  'deals/answer-offer: accept': () => answer('accept'),
  'deals/answer-offer: decline': () => answer('decline'),
  'deals/request-booking: request a booking': async () => {
    const [dana, mel] = [await anAdmin(), await aMember()]
    const projectId = await aProject({ Owner: dana, Manager: mel })
    const { listVehicleId } = await anAgreedVehicle({ projectId, renter: mel })
    return () => requestBooking(mel, { projectId, listVehicleId })
  },
  'booking/checkout/place-order: send the agreement': async () => {
    const dana = await anAdmin()
    await aVehicleInCart({ projectId: await aProject({ Owner: dana }), renter: dana })
    await withBilling(dana)
    const revision = (await findCart(dana))?.revision ?? 0
    return () => placeOrder(dana, { ...SIGNER, revision })
  },
  ...ORDER_ACTIONS,
}

/** Actions that send a new code each time, up to the rate limit. */
export const RESENDING: Actions = {
  'accounts/reset-password: resend the reset code': async () => {
    const { email } = await anAdmin()
    const { token } = unwrap(await requestReset(VISITOR, email))
    await sendCodes()
    return () => resendReset(VISITOR, { token, email })
  },
  'accounts/profile/change-contact: resend the code for a new number': async () => {
    const dana = await anAdmin()
    const { token } = unwrap(await requestContactChange(dana, 'phone', '+14045550177'))
    await sendCodes()
    return () => resendContactCode(dana, 'phone', token)
  },
}

async function aMemberOfDana(role: 'Member' | 'Manager') {
  const [dana, marcus] = [await anAdmin(), await anAdmin('marcus')]
  return { dana, projectId: await aProject({ Owner: dana, [role]: marcus }), accountId: marcus.id }
}

/** An owner who was invited five minutes ago, and the token of the link. */
async function anInvitedOwner() {
  const [email, pru] = [newAddress(), await aProvider()]
  unwrap(await inviteOwner(pru, email))
  const { id: mailId, bodyText } = await newestMessageTo(email)
  setClock(new Date(now().getTime() + 5 * 60_000))
  return { email, pru, mailId, token: /user-id=([\w-]+)/.exec(bodyText)?.[1] ?? '' }
}

async function aCommentPlace() {
  const { renter, projectId, listVehicleId } = await aDeal()
  await db()
    .insert(projectMembers)
    .values({ projectId, accountId: (await aMember()).id, role: 'Member' })
  return { renter, ref: { projectId, listVehicleId } }
}

async function aNegotiation() {
  const deal = await aDeal()
  const inquiryId = await anInquiry(deal)
  const { projectId, listVehicleId } = deal
  return {
    ...deal,
    byOwner: { side: 'owner', inquiryId } as const,
    byRenter: { side: 'renter', projectId, listVehicleId, inquiryId } as const,
  }
}

async function askForCode(contact: 'phone' | 'email', target: () => Promise<string>) {
  const [dana, to] = [await anAdmin(), await target()]
  return () => requestContactChange(dana, contact, to)
}

async function answer(verb: 'accept' | 'decline') {
  const { owner, byOwner } = await aNegotiation()
  return () => answerOffer(owner, byOwner, verb, 1)
}
