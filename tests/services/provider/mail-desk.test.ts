import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAdmin, aProject, aProvider, aVisitor } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry } from '#tests/world/deals'
import { aFailedEmail, codeIn, failMessages, messagesTo, outboxMessages } from '#tests/world/messages/outbox'
import { anOrder, endItem } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { aRecipient } from '#tests/world/recipients'
import { aSignUp, newAddress } from '#tests/world/sign-ups'
import { responseStatus } from '#tests/world/visits/responses'
import { MESSAGE_SECRETS, type MessageSecretKind } from '~/models/trade/vocabulary/messages'
import { now, setClock } from '~/server/clock.server'
import { activity, db, outbox } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { signerCookie } from '~/server/session/links.server'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { acceptCode, requestReset } from '~/services/accounts/reset-password.server'
import { renewSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { setUpAccount } from '~/services/accounts/setup/set-up-account.server'
import { inviteMembers } from '~/services/crew/invitations/invite-members.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { watchDeadlines } from '~/services/deals/deadlines/watch-deadlines.server'
import { revokePickupLink } from '~/services/pickup/send-pickup-details.server'
import { approveSignUp } from '~/services/provider/decide-sign-up.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { countGivenUp, resendMessage, undeliveredPage } from '~/services/provider/undelivered.server'

useDatabase()

const BEGIN = Date.parse('2026-11-20T15:00:00Z')
let pru: Account
const later = (minutes: number) => {
  let at = now().getTime() + minutes * 60_000
  // so that emails have an order
  setClock(() => new Date(at++))
}

beforeEach(async () => {
  setClock(new Date(BEGIN))
  later(0)
  setEnv({ DEMO: false })
  pru ??= await aProvider()
})
afterEach(async () => {
  await db().delete(outbox)
  setClock()
  setEnv()
})

const messageTo = async (recipient: string) => {
  const message = (await messagesTo(recipient)).at(-1)
  if (!message) throw new Error(`Nothing was written to ${recipient}.`)
  return message
}
const tokenTo = async (recipient: string) =>
  /(?<![\w-])[\w-]{43}(?![\w-])/.exec((await messageTo(recipient)).bodyText)?.[0] ?? ''
const shown = async () => (await undeliveredPage(pru, null)).messages

describe('the list', () => {
  test('shows messages in retry and failed ones, newest first, with the reason', async () => {
    const first = await aFailedEmail('first@crew.example')
    const second = await aFailedEmail('second@crew.example')
    await aFailedEmail('sent@crew.example')
    await db().update(outbox).set({ status: 'sent', lastError: null }).where(eq(outbox.recipient, 'sent@crew.example'))
    await db()
      .update(outbox)
      .set({ status: 'queued', attempts: 1, failure: 'unreachable', nextAttemptAt: new Date(BEGIN + 3_600_000) })
      .where(eq(outbox.id, second))
    expect(await shown()).toEqual([
      expect.objectContaining({
        id: second,
        attempts: 1,
        retryAt: 'today, 11:00 AM',
        reason: "The server can't be reached or isn't responding.",
      }),
      expect.objectContaining({
        id: first,
        kind: 'Email',
        recipient: 'first@crew.example',
        subject: 'Hello',
        attempts: 12,
        retryAt: null,
        reason: "Rejected: the address doesn't exist or is blocking us.",
        technical: '550 no such user here',
        isRepeatable: true,
      }),
    ])
    expect(await countGivenUp(pru)).toBe(1)
  })

  test('is paginated, each message once', async () => {
    for (let count = 0; count < 23; count += 1) await aFailedEmail(`${count}@crew.example`)
    const one = await undeliveredPage(pru, null)
    const two = await undeliveredPage(pru, one.next)
    expect([one.messages.length, two.messages.length, two.next]).toEqual([20, 3, null])
    expect(new Set([...one.messages, ...two.messages].map(({ id }) => id)).size).toBe(23)
  })

  test('counts failed messages only while their texts are stored', async () => {
    await aFailedEmail()
    later(9 * 24 * 60)
    expect(await countGivenUp(pru)).toBe(0)
    expect(await shown()).toHaveLength(1)
  })
})

describe('an email without a secret', () => {
  test('is queued again with new attempts, and once for two clicks', async () => {
    const id = await aFailedEmail()
    const before = await messageTo('gone@crew.example')
    const outcomes = await Promise.all([resendMessage(pru, id), resendMessage(pru, id)])
    expect(outcomes).toEqual([
      { ok: true, isNew: false },
      { ok: true, isNew: false },
    ])
    const after = await messageTo('gone@crew.example')
    expect(after).toMatchObject({ id, messageId: before.messageId, status: 'queued', attempts: 0, lastError: null })
    expect(after.bodyText).toBe(before.bodyText)
    expect(await shown()).toEqual([])
    expect(await db().select().from(activity).where(eq(activity.kind, 'mail-sent-again'))).toHaveLength(1)
  })

  test('without a stored text is refused, and has no button', async () => {
    const id = await aFailedEmail()
    await db().update(outbox).set({ encrypted: null })
    expect(await resendMessage(pru, id)).toMatchObject({ ok: false, code: 'message-expired' })
    expect(await shown()).toMatchObject([{ id, isRepeatable: false }])
  })

  test('is not changed while it is being delivered', async () => {
    const id = await aFailedEmail()
    const leasedUntil = new Date(BEGIN + 120_000)
    await db().update(outbox).set({ status: 'queued', attempts: 3, leasedUntil })
    expect(await resendMessage(pru, id)).toMatchObject({ ok: true })
    expect(await messageTo('gone@crew.example')).toMatchObject({ attempts: 3, leasedUntil })
  })

  test('that was never tried, or does not exist, is a 404', async () => {
    const id = await aFailedEmail()
    await db().update(outbox).set({ status: 'skipped' })
    expect(await responseStatus(resendMessage(pru, id))).toBe(404)
    expect(await responseStatus(resendMessage(pru, crypto.randomUUID()))).toBe(404)
  })
})

/** Sends an email with each kind of secret; `end` makes its secret obsolete. */
const STORIES: Record<MessageSecretKind, () => Promise<{ to: string; end: () => Promise<unknown> }>> = {
  'owner-invitation': async () => {
    const to = newAddress()
    await inviteOwner(pru, to)
    return { to, end: () => setUp('account-setup', to) }
  },
  'crew-invitation': async () => {
    const [dana, to] = [await anAdmin(), newAddress()]
    const invitations = [{ row: 0, email: to, role: 'User' as const }]
    await inviteMembers(dana, await aProject({ Owner: dana }), { invitations, writtenAfter: 0 })
    return { to, end: () => setUp('account-setup', to) }
  },
  'sign-up-approval': async () => {
    const to = newAddress()
    await approveSignUp(pru, { requestId: await aSignUp(to), role: 'backlot_renter_application_user' })
    return { to, end: () => setUp('password-setup', to) }
  },
  'setup-link': async () => {
    const to = newAddress()
    await inviteOwner(pru, to)
    later(2)
    await renewSetupLink(aVisitor(), await tokenTo(to))
    return { to, end: () => setUp('account-setup', to) }
  },
  'signing-link': async () => {
    const dana = await anAdmin()
    const { items } = await anOrder(dana, await aProject({ Owner: dana }))
    return { to: SIGNER.email, end: () => endItem(items[0]?.listVehicleId ?? '', { status: 'cancelled' }) }
  },
  'pickup-link': async () => {
    const dana = await anAdmin()
    const projectId = await aProject({ Owner: dana })
    const { orderId } = await anOrder(dana, projectId)
    const { id: recipientId, email: to } = await aRecipient(dana, { orderId, projectId })
    return { to, end: () => revokePickupLink(dana, { orderId, projectId, recipientId }) }
  },
  'answer-link': async () => {
    const deal = await aDeal()
    const inquiryId = await anInquiry(deal)
    later(43 * 60)
    await watchDeadlines(serverAsker())
    const { owner } = deal
    return { to: owner.email, end: () => answerOffer(owner, { side: 'owner', inquiryId }, 'decline', 1) }
  },
  code: async () => {
    const { email: to } = await anAdmin()
    const requested = await requestReset(aVisitor(), to)
    await sendCodes()
    const token = requested.ok ? requested.token : ''
    return { to, end: async () => acceptCode(aVisitor(), { token, email: to, code: await codeIn(to) }) }
  },
}

const setUp = async (purpose: 'account-setup' | 'password-setup', to: string) =>
  setUpAccount({ kind: 'link', purpose, token: await tokenTo(to) }, { password: 'picture-car-1976' })

describe('an email with a secret', () => {
  test.each(MESSAGE_SECRETS)('%s: is replaced once by one with a new secret and never delivered', async (kind) => {
    const { to } = await STORIES[kind]()
    const old = await messageTo(to)
    expect(old).toMatchObject({ secretKind: kind, secretRef: expect.any(String) })
    await failMessages(eq(outbox.id, old.id))
    await db().update(outbox).set({ encrypted: null }).where(eq(outbox.id, old.id))
    later(2)
    const written = (await messagesTo(to)).length

    expect(await Promise.all([resendMessage(pru, old.id), resendMessage(pru, old.id)])).toEqual([
      { ok: true, isNew: true },
      { ok: true, isNew: true },
    ])
    await sendCodes()

    const { id, subject, status, bodyText } = await messageTo(to)
    expect({ subject, status, isNew: id !== old.id }).toEqual({ subject: old.subject, status: 'queued', isNew: true })
    expect(bodyText).not.toBe(old.bodyText)
    expect(await messagesTo(to)).toHaveLength(written + 1)
    const [before] = await outboxMessages(eq(outbox.id, old.id))
    expect(before).toMatchObject({ status: 'replaced', encrypted: null })
    expect(await shown()).toEqual([])
  })

  test.each(MESSAGE_SECRETS)('%s: is refused with a sentence when its secret is obsolete', async (kind) => {
    const { to, end } = await STORIES[kind]()
    const old = await messageTo(to)
    await end()
    await failMessages(eq(outbox.id, old.id))
    const before = await db().$count(outbox)
    expect(await resendMessage(pru, old.id)).toMatchObject({ ok: false, message: expect.stringMatching(/./) })
    await sendCodes()
    expect(await db().$count(outbox)).toBe(before)
    expect(await shown()).toMatchObject([{ id: old.id, isRepeatable: true }])
  })

  test('the new signing link works and the previous one does not', async () => {
    const { to } = await STORIES['signing-link']()
    const [old, { id }] = [await tokenTo(to), await messageTo(to)]
    await failMessages(eq(outbox.id, id))
    await resendMessage(pru, id)
    expect(await responseStatus(signerCookie(old))).toBe(410)
    expect(await signerCookie(await tokenTo(to))).toMatch(/agreement/)
    expect((await messageTo(to)).bodyText.replace(/agreement\/\S+/, '')).toContain(
      '1976 Chevrolet Caprice, Dec 7, 2026',
    )
  })
})
