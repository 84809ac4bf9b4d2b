import { afterEach, beforeEach, expect, test } from 'vitest'
import { now, setClock } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { links, outbox, rateLimits, verificationCodes } from '~/server/db/schema'
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
import { answerOffer } from '~/services/deals/answer-offer.server'
import { counterOffer } from '~/services/deals/counter-offer.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { sendInquiry } from '~/services/deals/send-inquiry.server'
import { findCart } from '~/services/orders/cart/find-cart.server'
import { placeOrder } from '~/services/orders/checkout/place-order.server'
import { approveSignUp } from '~/services/provider/approve-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { rejectSignUp } from '~/services/provider/reject-sign-up.server'
import { anAgreedVehicle, aVehicleInCart, SIGNER, withBilling } from '../world/bookings'
import { codeIn, newestNotice } from '../world/codes'
import { useDatabase } from '../world/database'
import { aCard, anInquiry, FIVE_DAYS } from '../world/negotiations'
import { granted } from '../world/outcomes'
import { aMember, anAdmin, aProject, aProvider, aVisitor, PASSWORD } from '../world/people'
import { aSignUp, aSignUpOf, newAddress } from '../world/sign-ups'

useDatabase()

beforeEach(() => setClock(new Date('2026-11-20T12:00:00Z')))
afterEach(async () => {
  setClock()
  await db().delete(rateLimits)
})

type Press = () => Promise<unknown>
/** What somebody is about to press, by what it is; the file of the verb is what the completeness goes by. */
type Button = readonly [name: string, verb: string, ready: () => Promise<Press>]

const NEXT = 'a-brand-new-one'
const VISITOR = aVisitor()

const BUTTONS: readonly Button[] = [
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
  [
    'ask for a code to a new number',
    'accounts/profile/request-contact-change',
    async () => {
      const dana = await anAdmin()
      return () => requestContactChange(dana, 'phone', '+14045550177')
    },
  ],
  ...[newAddress, async () => (await aMember()).email].map(
    (address, at): Button => [
      `ask for a code to ${at ? 'an address that is taken' : 'a new address'}`,
      'accounts/profile/request-contact-change',
      async () => {
        const [dana, email] = [await anAdmin(), await address()]
        return () => requestContactChange(dana, 'email', email)
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
      const stage = await aCard()
      return () => sendInquiry(stage.dana, stage, FIVE_DAYS)
    },
  ],
  [
    'answer an inquiry with an offer',
    'deals/counter-offer',
    async () => {
      const { omar, owner } = await aNegotiation()
      return () => counterOffer(omar, owner, { rate: 48_000, round: 1 })
    },
  ],
  [
    'answer the owner with an offer',
    'deals/counter-offer',
    async () => {
      const { dana, renter, omar, owner } = await aNegotiation()
      granted(await counterOffer(omar, owner, { rate: 48_000, round: 1 }))
      return () => counterOffer(dana, renter, { rate: 46_000, round: 2 })
    },
  ],
  ...(['accept', 'decline'] as const).map(
    (answer): Button => [
      answer,
      'deals/answer-offer',
      async () => {
        const { omar, owner } = await aNegotiation()
        return () => answerOffer(omar, owner, answer, 1)
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
]

/** Made to send again: each press is another code, as many as its limit grants. */
const AGAIN: readonly Button[] = [
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

test.each(BUTTONS)('%s, posted twice in a row, is told of once', async (_, _verb, ready) => {
  const press = await ready()
  const before = await told()
  await press()
  await sendCodes()
  await press()
  expectOnce(before, await told())
})

test.each([...BUTTONS, ...AGAIN])('%s, posted twice at once, is told of once', async (_, _verb, ready) => {
  const press = await ready()
  const before = await told()
  await Promise.all([press(), press()])
  expectOnce(before, await told())
})

test.each(AGAIN)('%s sends again until its limit', async (_, _verb, ready) => {
  const press = await ready()
  const before = await told()
  const answers: unknown[] = []
  for (let presses = 0; presses < 5; presses += 1) {
    answers.push(await press())
    await sendCodes()
  }
  expect((await told()).letters.length - before.letters.length).toBe(4)
  expect(answers.at(-1)).toMatchObject({ ok: false, code: 'too-many-tries' })
})

test('every verb that writes a letter or asks for a code is pressed here', () => {
  const writers = Object.entries(SOURCES)
    .filter(([path, source]) => !/-letters?\.server\.ts$/.test(path) && WRITES.test(source))
    .map(([path]) => path.replace('../../app/services/', '').replace('.server.ts', ''))
  const pressed = [...BUTTONS, ...AGAIN].map(([, verb]) => verb)
  expect(writers.filter((verb) => !(verb in NO_BUTTON)).sort()).toEqual([...new Set(pressed)].sort())
})

const SOURCES = import.meta.glob<string>('../../app/services/**/*.server.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const WRITES = /from '[^']*(-letters?|\/request-code|\/write-(mail|sms))\.server'/
const NO_BUTTON: Record<string, string> = { 'accounts/codes/send-codes': 'the job' }

/** Everything that has left for somebody, and what was issued with it. */
async function told() {
  await sendCodes()
  return {
    letters: await db().select({ id: outbox.id, recipient: outbox.recipient, subject: outbox.subject }).from(outbox),
    links: await db().$count(links),
    codes: await db().$count(verificationCodes),
  }
}

type Told = Awaited<ReturnType<typeof told>>

function expectOnce(before: Told, after: Told) {
  const known = new Set(before.letters.map(({ id }) => id))
  const sent = after.letters.filter(({ id }) => !known.has(id)).map((each) => `${each.subject} to ${each.recipient}`)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent).toEqual([...new Set(sent)])
  expect(after.links - before.links).toBeLessThan(2)
  expect(after.codes - before.codes).toBeLessThan(2)
}

/** An owner who was invited some minutes ago, and the token of the link. */
async function anInvitedOwner() {
  const [email, pru] = [newAddress(), await aProvider()]
  granted(await inviteOwner(pru, email))
  const { bodyText } = await newestNotice(email)
  setClock(new Date(now().getTime() + 5 * 60_000))
  return { email, pru, token: /user-id=([\w-]+)/.exec(bodyText)?.[1] ?? '' }
}

async function aNegotiation() {
  const stage = await aCard()
  const inquiryId = await anInquiry(stage)
  const { projectId, listVehicleId } = stage
  return {
    ...stage,
    owner: { side: 'owner', inquiryId } as const,
    renter: { side: 'renter', projectId, listVehicleId, inquiryId } as const,
  }
}
