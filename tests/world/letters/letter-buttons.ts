import { eq } from 'drizzle-orm'
import { granted } from '#demo/builder/granted'
import { ASKED, aDeal, anInquiry } from '#tests/world/deals'
import { aVehicle } from '#tests/world/fleet'
import { anInvitee } from '#tests/world/invitations'
import { invites } from '#tests/world/invited'
import { aBookedItem, anAgreedVehicle, aVehicleInCart, withBilling } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { aMember, anAdmin, anOwner, aProvider, aVisitor, PASSWORD } from '#tests/world/people'
import { aProject } from '#tests/world/projects'
import { aSignUp, aSignUpOf, newAddress } from '#tests/world/sign-ups'
import type { AmendmentKind } from '~/models/trade/vocabulary/amendment-kinds'
import { now, setClock } from '~/server/clock.server'
import { outbox } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { changePassword } from '~/services/accounts/profile/change-password.server'
import { confirmContactChange } from '~/services/accounts/profile/confirm-contact-change.server'
import { requestContactChange } from '~/services/accounts/profile/request-contact-change.server'
import { resendContactCode } from '~/services/accounts/profile/resend-contact-code.server'
import { acceptCode } from '~/services/accounts/reset/accept-code.server'
import { requestReset, resendReset } from '~/services/accounts/reset/request-reset.server'
import { resetPassword } from '~/services/accounts/reset/reset-password.server'
import { renewSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { requestAccount } from '~/services/accounts/sign-up/request-account.server'
import { resendInvitation } from '~/services/crew/invitations/resend-invitation.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { counterOffer } from '~/services/deals/counter-offer.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { findCart } from '~/services/orders/cart/find-cart.server'
import { placeOrder } from '~/services/orders/checkout/place-order.server'
import { cancelItem } from '~/services/orders/items/cancel-item.server'
import { changeDays } from '~/services/orders/items/change-days.server'
import { completeItem } from '~/services/orders/items/complete-item.server'
import { extendItem } from '~/services/orders/items/extend-item.server'
import type { ItemAt } from '~/services/orders/items/open-item.server'
import { closeProject } from '~/services/projects/close-project.server'
import { approveSignUp } from '~/services/provider/approve-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { sendAgain } from '~/services/provider/mail/send-again.server'
import { rejectSignUp } from '~/services/provider/reject-sign-up.server'
import { codeIn, giveUp, newestNotice } from './letters'

type Press = () => Promise<unknown>
/** What somebody is about to press that writes a letter or asks for a code, with the file of its verb. */
type Button = readonly [name: string, verb: string, ready: () => Promise<Press>]

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
    'deals/withdraw-inquiries',
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
    'provider/mail/send-again',
    async () => {
      const { pru, mailId } = await anInvitedOwner()
      await giveUp(eq(outbox.id, mailId))
      return () => sendAgain(pru, mailId)
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
    'deals/send-inquiry',
    async () => {
      const deal = await aDeal()
      return () => sendInquiry(deal.renter, deal, ASKED)
    },
  ],
  [
    'answer an inquiry with an offer',
    'deals/counter-offer',
    async () => {
      const { owner, byOwner } = await aNegotiation()
      return () => counterOffer(owner, byOwner, { rate: 48_000, round: 1 })
    },
  ],
  [
    'answer the owner with an offer',
    'deals/counter-offer',
    async () => {
      const { renter, byRenter, owner, byOwner } = await aNegotiation()
      granted(await counterOffer(owner, byOwner, { rate: 48_000, round: 1 }))
      return () => counterOffer(renter, byRenter, { rate: 46_000, round: 2 })
    },
  ],
  ...(['accept', 'decline'] as const).map(
    (answer): Button => [
      answer,
      'deals/answer-offer',
      async () => {
        const { owner, byOwner } = await aNegotiation()
        return () => answerOffer(owner, byOwner, answer, 1)
      },
    ],
  ),
  [
    'ask for a booking',
    'deals/request-booking',
    async () => {
      const [dana, mel] = [await anAdmin(), await aMember()]
      const projectId = await aProject({ Owner: dana, Manager: mel })
      const { listVehicleId } = await anAgreedVehicle({ projectId, renter: mel })
      return () => requestBooking(mel, { projectId, listVehicleId })
    },
  ],
  [
    'send the agreement',
    'orders/checkout/place-order',
    async () => {
      const dana = await anAdmin()
      await aVehicleInCart({ projectId: await aProject({ Owner: dana }), renter: dana })
      await withBilling(dana)
      const revision = (await findCart(dana))?.revision ?? 0
      return () => placeOrder(dana, { ...SIGNER, revision })
    },
  ],
  ...(['cancel', 'change', 'extend', 'complete'] as const).map(
    (act): Button => [
      `${act} what is booked`,
      'orders/items/amend-item',
      async () => {
        const dana = await anAdmin()
        const today = act === 'cancel' || act === 'change' ? '2026-12-07' : '2026-11-20'
        const { at } = await aBookedItem(dana, await aProject({ Owner: dana }), { from: today, to: '2026-12-11' })
        return ITEM_BUTTONS[act](dana, at)
      },
    ],
  ),
  [
    'give back days that others want',
    'orders/items/moved-days',
    async () => {
      const [dana, eve, owner] = [await anAdmin(), await anAdmin('eve'), await anOwner()]
      const vehicleId = await aVehicle(owner)
      await anAgreedVehicle({ projectId: await aProject({ Owner: eve }), renter: eve, owner, vehicleId })
      const { at } = await aBookedItem(dana, await aProject({ Owner: dana }), { owner, vehicleId })
      return ITEM_BUTTONS.cancel(dana, at)
    },
  ],
]

/** Each with days that are right for it on November 20, 2026, at the listed rate. */
const ITEM_BUTTONS: Record<AmendmentKind, (by: Account, at: ItemAt) => Press> = {
  cancel: (by, at) => () => cancelItem(by, at, { revision: 1 }),
  change: (by, at) => () => changeDays(by, at, { from: '2026-12-08', to: '2026-12-09', revision: 1, seen: 20_000 }),
  extend: (by, at) => () => extendItem(by, at, { to: '2026-12-12', revision: 1, seen: 110_000 }),
  complete: (by, at) => () => completeItem(by, at, { to: '2026-11-20', revision: 1 }),
}

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
    'accounts/profile/resend-contact-code',
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
