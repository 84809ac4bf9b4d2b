import { eq } from 'drizzle-orm'
import { granted } from '#demo/builder/granted'
import { ASKED, aDeal, anInquiry } from '#tests/world/deals'
import { anInvitee } from '#tests/world/invitations'
import { invites } from '#tests/world/invited'
import { anAgreedVehicle, aVehicleInCart, withBilling } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { aMember, anAdmin, aProvider, aVisitor, PASSWORD } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { aSignUp, aSignUpOf, newAddress } from '#tests/world/sign-ups'
import { now, setClock } from '~/server/clock.server'
import { outbox } from '~/server/db/schema'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { changePassword } from '~/services/accounts/profile/change-password.server'
import { confirmContactChange } from '~/services/accounts/profile/confirm-contact-change.server'
import { requestContactChange, resendContactCode } from '~/services/accounts/profile/request-contact-change.server'
import { acceptCode } from '~/services/accounts/reset/accept-code.server'
import { requestReset, resendReset } from '~/services/accounts/reset/request-reset.server'
import { resetPassword } from '~/services/accounts/reset/reset-password.server'
import { renewSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { requestAccount } from '~/services/accounts/sign-up/request-account.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { resendInvitation } from '~/services/crew/invitations/resend-invitation.server'
import { requestBooking } from '~/services/deals/inquiries/request-booking.server'
import { sendInquiry } from '~/services/deals/inquiries/send-inquiry.server'
import { answerOffer } from '~/services/deals/offers/answer-offer.server'
import { counterOffer } from '~/services/deals/offers/counter-offer.server'
import { closeProject } from '~/services/projects/close-project.server'
import { approveSignUp } from '~/services/provider/approve-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { resendMessage } from '~/services/provider/mail/resend-message.server'
import { rejectSignUp } from '~/services/provider/reject-sign-up.server'
import { OF_AGREEMENTS } from './agreement-buttons'
import { type Button, OF_ITEMS } from './item-buttons'
import { codeIn, giveUp, newestNotice } from './letters'
import { OF_PICKUPS } from './pickup-buttons'

const NEXT = 'a-brand-new-one'
const VISITOR = aVisitor()

const NEW_CONTACTS = [
  ['a new number', 'phone', async () => '+14045550177'],
  ['a new address', 'email', async () => newAddress()],
  ['an address that is taken', 'email', async () => (await aMember()).email],
] as const

export const BUTTONS: readonly Button[] = [
  [
    'sign up',
    'accounts/sign-up/request-account',
    async () => {
      const asked = aSignUpOf(newAddress())
      return () => requestAccount(VISITOR, asked)
    },
  ],
  [
    'approve',
    'provider/approve-sign-up',
    async () => {
      const [requestId, pru] = [await aSignUp(), await aProvider()]
      return () => approveSignUp(pru, { requestId, role: 'backlot_renter_application_member' })
    },
  ],
  [
    'reject',
    'provider/reject-sign-up',
    async () => {
      const [requestId, pru] = [await aSignUp(), await aProvider()]
      return () => rejectSignUp(pru, { requestId, reason: 'For productions only.' })
    },
  ],
  [
    'invite an owner',
    'provider/invite-owner',
    async () => {
      const [email, pru] = [newAddress(), await aProvider()]
      return () => inviteOwner(pru, email)
    },
  ],
  [
    'invite an owner again',
    'provider/invite-owner',
    async () => {
      const { email, pru } = await anInvitedOwner()
      return () => inviteOwner(pru, email)
    },
  ],
  [
    'close a project',
    'deals/inquiries/withdraw-inquiries',
    async () => {
      const deal = await aDeal()
      await anInquiry(deal)
      return () => closeProject(deal.renter, deal.projectId)
    },
  ],
  [
    'invite to a project',
    'crew/invitations/write-invitations',
    async () => {
      const [email, dana] = [newAddress(), await anAdmin()]
      const projectId = await aProject({ Owner: dana })
      return () => invites(dana, projectId, [email])
    },
  ],
  [
    'send an invitation again',
    'crew/invitations/renew-invitation',
    async () => {
      const dana = await anAdmin()
      const projectId = await aProject({ Owner: dana })
      const accountId = await anInvitee(dana, projectId)
      setClock(new Date(now().getTime() + 5 * 60_000))
      return () => resendInvitation(dana, { projectId, accountId })
    },
  ],
  [
    'send an undelivered mail again',
    'provider/mail/resend-message',
    async () => {
      const { pru, mailId } = await anInvitedOwner()
      await giveUp(eq(outbox.id, mailId))
      return () => resendMessage(pru, mailId)
    },
  ],
  [
    'ask for a new set-up link',
    'accounts/setup/renew-setup-link',
    async () => {
      const { token } = await anInvitedOwner()
      return () => renewSetupLink(VISITOR, token)
    },
  ],
  [
    'ask for a reset code',
    'accounts/reset/request-reset',
    async () => {
      const { email } = await anAdmin()
      return () => requestReset(VISITOR, email, 'drawn into one form')
    },
  ],
  [
    'choose a new password with the code',
    'accounts/reset/reset-password',
    async () => {
      const { email } = await anAdmin()
      const { token } = granted(await requestReset(VISITOR, email))
      await sendCodes()
      const { changeToken } = granted(await acceptCode(VISITOR, { token, email, code: await codeIn(email) }))
      return () => resetPassword(VISITOR, { token: changeToken, password: NEXT })
    },
  ],
  [
    'change the password',
    'accounts/profile/change-password',
    async () => {
      const dana = await anAdmin()
      return () => changePassword(dana, { currentPassword: PASSWORD, password: NEXT })
    },
  ],
  ...NEW_CONTACTS.map(
    ([name, contact, target]): Button => [
      `ask for a code to ${name}`,
      'accounts/profile/request-contact-change',
      async () => {
        const [dana, to] = [await anAdmin(), await target()]
        return () => requestContactChange(dana, contact, to)
      },
    ],
  ),
  [
    'confirm the new address',
    'accounts/profile/confirm-contact-change',
    async () => {
      const [dana, email] = [await anAdmin(), newAddress()]
      const { token } = granted(await requestContactChange(dana, 'email', email))
      await sendCodes()
      const code = await codeIn(email)
      return () => confirmContactChange(dana, 'email', { token, code })
    },
  ],
  [
    'send an inquiry',
    'deals/inquiries/send-inquiry',
    async () => {
      const deal = await aDeal()
      return () => sendInquiry(deal.renter, deal, ASKED)
    },
  ],
  [
    'answer an inquiry with an offer',
    'deals/offers/counter-offer',
    async () => {
      const { owner, byOwner } = await aNegotiation()
      return () => counterOffer(owner, byOwner, { rate: 48_000, round: 1 })
    },
  ],
  [
    'answer the owner with an offer',
    'deals/offers/counter-offer',
    async () => {
      const { renter, byRenter, owner, byOwner } = await aNegotiation()
      granted(await counterOffer(owner, byOwner, { rate: 48_000, round: 1 }))
      return () => counterOffer(renter, byRenter, { rate: 46_000, round: 2 })
    },
  ],
  ...(['accept', 'decline'] as const).map(
    (answer): Button => [
      answer,
      'deals/offers/answer-offer',
      async () => {
        const { owner, byOwner } = await aNegotiation()
        return () => answerOffer(owner, byOwner, answer, 1)
      },
    ],
  ),
  [
    'ask for a booking',
    'deals/inquiries/request-booking',
    async () => {
      const [dana, mel] = [await anAdmin(), await aMember()]
      const projectId = await aProject({ Owner: dana, Manager: mel })
      const { listVehicleId } = await anAgreedVehicle({ projectId, renter: mel })
      return () => requestBooking(mel, { projectId, listVehicleId })
    },
  ],
  [
    'send the agreement',
    'booking/checkout/place-order',
    async () => {
      const dana = await anAdmin()
      await aVehicleInCart({ projectId: await aProject({ Owner: dana }), renter: dana })
      await withBilling(dana)
      const revision = (await findCart(dana))?.revision ?? 0
      return () => placeOrder(dana, { ...SIGNER, revision })
    },
  ],
  ...OF_ITEMS,
  ...OF_AGREEMENTS,
  ...OF_PICKUPS,
]

/** Made to send again: each press is another code, as many as its limit grants. */
export const AGAIN: readonly Button[] = [
  [
    'resend the reset code',
    'accounts/reset/request-reset',
    async () => {
      const { email } = await anAdmin()
      const { token } = granted(await requestReset(VISITOR, email))
      await sendCodes()
      return () => resendReset(VISITOR, { token, email })
    },
  ],
  [
    'resend the code to a new number',
    'accounts/profile/request-contact-change',
    async () => {
      const dana = await anAdmin()
      const { token } = granted(await requestContactChange(dana, 'phone', '+14045550177'))
      await sendCodes()
      return () => resendContactCode(dana, 'phone', token)
    },
  ],
]

/** An owner who was invited some minutes ago, and the token of the link. */
async function anInvitedOwner() {
  const [email, pru] = [newAddress(), await aProvider()]
  granted(await inviteOwner(pru, email))
  const { id: mailId, bodyText } = await newestNotice(email)
  setClock(new Date(now().getTime() + 5 * 60_000))
  return { email, pru, mailId, token: /user-id=([\w-]+)/.exec(bodyText)?.[1] ?? '' }
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
