import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { BILLING, SIGNER } from '#tests/world/paperwork'
import {
  agreementOf,
  anUnsignedOrder,
  aSignature,
  eventsOf,
  holderOf,
  itemOf,
  kindsOf,
  signed,
  theSigner,
  tokenIn,
} from '#tests/world/signing'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { activity, db, orders } from '~/server/db/client.server'
import { correctBilling, requireBilling } from '~/services/orders/correct-billing.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { declineAgreement, signAgreement } from '~/services/signing/answer-agreement.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-11-20T15:00:00Z')))

const DONE = { ok: true }
const RIGHT = { ...BILLING, productionCompanyName: 'Blue Ridge Films LLC', addressLine1: '9 Pryor St' }

const billingOf = async (orderId: number) => (await db().select().from(orders).where(eq(orders.id, orderId)))[0]
const correctionsOf = (projectId: string) =>
  db()
    .select()
    .from(activity)
    .where(and(eq(activity.projectId, projectId), eq(activity.kind, 'billing-corrected')))

async function anOrderToCorrect() {
  const order = await anUnsignedOrder()
  const { id: replaces } = await agreementOf(order.orderId)
  const correct = (billing = {}) => correctBilling(order.dana, order, { ...RIGHT, ...billing, replaces })
  return { ...order, replaces, correct }
}

test('after a decline, the corrected agreement is sent once and can be signed', async () => {
  const { orderId, projectId, dana, correct } = await anOrderToCorrect()
  const old = await tokenIn(orderId)
  const { text } = await aSignature(orderId)
  unwrap(await declineAgreement(await theSigner(orderId), { reason: 'Wrong company name.', text }))
  // emails with the same timestamp have no order
  setClock(new Date('2026-11-20T15:02:00Z'))
  const before = (await messagesTo(SIGNER.email)).length
  expect(await Promise.all([correct(), correct()])).toEqual([DONE, DONE])
  expect(await billingOf(orderId)).toMatchObject(RIGHT)
  expect(await kindsOf(orderId)).toEqual(['sent', 'declined', 'replaced', 'sent'])
  expect((await eventsOf(orderId)).at(-1)?.details).toContain('Red Clay Pictures LLC, now Blue Ridge Films LLC')
  expect((await agreementOf(orderId)).text).toContain('Blue Ridge Films LLC')
  expect((await messagesTo(SIGNER.email)).length).toBe(before + 1)
  await expect(holderOf(old)).rejects.toThrow('The link is over.')
  expect(await correctionsOf(projectId)).toMatchObject([{ accountId: dana.id, subject: { orderId } }])
  expect(await signed(orderId)).toEqual(DONE)
})

test('before signing, the link of the first agreement opens the corrected one', async () => {
  const { orderId, replaces, correct } = await anOrderToCorrect()
  const first = await tokenIn(orderId)
  expect(await correct()).toEqual(DONE)
  const { id } = await agreementOf(orderId)
  expect(id).not.toBe(replaces)
  expect((await holderOf(first)).agreementId).toBe(id)
  expect(await kindsOf(orderId)).toEqual(['sent', 'replaced', 'sent'])
})

test('a correction of fields outside the agreement keeps the agreement', async () => {
  const { orderId, replaces, correct } = await anOrderToCorrect()
  const phone = { ...BILLING, phoneNumber: '+14045550199' }
  expect(await correct(phone)).toEqual(DONE)
  expect(await billingOf(orderId)).toMatchObject(phone)
  expect((await agreementOf(orderId)).id).toBe(replaces)
})

test('an outdated page and an unchanged form are refused and send nothing', async () => {
  const { orderId, dana, projectId, correct } = await anOrderToCorrect()
  expect(await correct(BILLING)).toEqual(refused('same-billing', ORDER_MESSAGES.billingStays))
  unwrap(await correct())
  expect(await correct({ city: 'Macon' })).toEqual(refused('order-changed', ORDER_MESSAGES.billingChanged))
  expect(await kindsOf(orderId)).toEqual(['sent', 'replaced', 'sent'])
  const { billing, replaces, refusal } = await requireBilling(dana, { orderId, projectId })
  expect([billing.city, replaces, refusal]).toEqual(['Atlanta', (await agreementOf(orderId)).id, null])
})

test('billing cannot be corrected after signing or cancellation', async () => {
  const final = refused('agreement-closed', ORDER_MESSAGES.billingFinal)
  const one = await anOrderToCorrect()
  unwrap(await signed(one.orderId))
  const other = await anOrderToCorrect()
  unwrap(await cancelItem(other.dana, (await itemOf(other.orderId, other.dana, other.projectId)).ref, { revision: 1 }))
  for (const { orderId, dana, projectId, correct } of [one, other]) {
    expect(await correct()).toEqual(final)
    expect(await billingOf(orderId)).toMatchObject(BILLING)
    expect((await requireBilling(dana, { orderId, projectId })).refusal).toBe(ORDER_MESSAGES.billingFinal)
  }
})

test('of concurrent signing and correcting one succeeds and the other is refused', async () => {
  for (let race = 0; race < 4; race += 1) {
    const { orderId, correct } = await anOrderToCorrect()
    const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
    const sign = () => signAgreement(signer, signature)
    const [first, second] = race % 2 ? [sign, correct] : [correct, sign]
    const answers = await Promise.all([first(), second()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const isCorrected = (await billingOf(orderId))?.productionCompanyName === RIGHT.productionCompanyName
    expect((await agreementOf(orderId)).status).toBe(isCorrected ? 'not_signed' : 'signed')
    const code = isCorrected ? 'agreement-changed' : 'agreement-closed'
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code })
  }
})
