import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aProvider } from '#tests/world/builders'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { answered, processDueEnvelopes, useDocusign } from '#tests/world/docusign'
import type { Conduct } from '#tests/world/outside/docusign'
import { agreementOf, anUnsignedOrder, aSignature, kindsOf, theSigner } from '#tests/world/signing'
import { signingPaths } from '~/models/trade/paths/signing'
import { db, envelopes } from '~/server/db/client.server'
import { setEnv } from '~/server/env.server'
import { requireDeskOrder } from '~/services/provider/orders/require-desk-order.server'
import { declineAgreement, signAgreement } from '~/services/signing/answer-agreement.server'
import { handleWebhook, retryEnvelopes } from '~/services/signing/docusign/envelope-queue.server'
import { goToSign } from '~/services/signing/docusign/signer-ports.server'

useDatabase()
const { docusign, later, minute, anOrderInDocusign } = useDocusign()
afterEach(() => vi.restoreAllMocks())

const rowOf = async (agreementId: string) =>
  (await db().select().from(envelopes).where(eq(envelopes.agreementId, agreementId)))[0]

describe('while DocuSign fails', () => {
  test.each<[string, Conduct]>([
    ['POST /envelopes', { lose: true }],
    ['PUT /envelopes/', { lose: true }],
  ])('a lost answer to %s creates no second envelope', async (about, conduct) => {
    const before = docusign().envelopes.length
    docusign().behave({ ...conduct, about, times: 1 })
    const { orderId } = await anUnsignedOrder()
    expect(await processDueEnvelopes()).toMatchObject({ failed: 1 })
    later()
    expect(await processDueEnvelopes()).toMatchObject({ failed: 0 })
    expect(docusign().envelopes).toHaveLength(before + 1)
    expect(docusign().last().status).toBe('sent')
    expect(await kindsOf(orderId)).toEqual(['sent', 'envelope-sent'])
  })

  test('an order is still placed, its envelope is retried with backoff, and the desk shows why', async () => {
    const pru = await aProvider()
    docusign().behave({ refuse: 503 })
    const { orderId } = await anUnsignedOrder()
    const { id } = await agreementOf(orderId)
    const pauses = []
    for (const minutes of [0, 1, 2]) {
      later(minutes)
      await processDueEnvelopes()
      pauses.push(
        ((await rowOf(id))?.nextAttemptAt.getTime() ?? 0) / 60_000 - Date.UTC(2026, 10, 20, 15, minute()) / 60_000,
      )
    }
    expect(pauses).toEqual([1, 2, 4])
    expect((await requireDeskOrder(pru, orderId)).docusign).toMatchObject({
      step: 'create',
      problem: 'server-error',
      technical: 'DocuSign answered 503.',
      attempts: 3,
    })
    docusign().behave(null)
    expect(await processDueEnvelopes()).toEqual({ done: 0, failed: 0 })
    unwrap(await retryEnvelopes(pru, orderId))
    expect(await processDueEnvelopes()).toEqual({ done: 2, failed: 0 })
    expect((await requireDeskOrder(pru, orderId)).docusign).toBeNull()
  })

  test('Retry-After is honored, and response bodies are not stored', async () => {
    docusign().behave({
      refuse: 429,
      errorCode: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED',
      headers: { 'Retry-After': '900' },
    })
    const { orderId } = await anUnsignedOrder()
    await processDueEnvelopes()
    const row = await rowOf((await agreementOf(orderId)).id)
    expect(row).toMatchObject({
      problem: 'rate-limited',
      lastError: 'DocuSign answered 429 HOURLY_APIINVOCATION_LIMIT_EXCEEDED.',
      nextAttemptAt: new Date(Date.UTC(2026, 10, 20, 15, minute() + 15)),
    })
  })

  test('a webhook does not shorten the wait of Retry-After', async () => {
    const { orderId, envelope } = await anOrderInDocusign()
    later()
    await handleWebhook(envelope.envelopeId)
    docusign().behave({ refuse: 429, headers: { 'Retry-After': '900' } })
    await processDueEnvelopes()
    const { id } = await agreementOf(orderId)
    const { nextAttemptAt } = (await rowOf(id)) ?? {}
    later()
    await handleWebhook(envelope.envelopeId)
    expect(await rowOf(id)).toMatchObject({ problem: 'rate-limited', nextAttemptAt })
  })

  test('missing consent is reported, and rejected or expiring tokens are renewed', async () => {
    setEnv({ DOCUSIGN_USER_ID: '00000000-0000-4000-8000-000000000000' })
    const { orderId } = await anUnsignedOrder()
    await processDueEnvelopes()
    expect(await rowOf((await agreementOf(orderId)).id)).toMatchObject({ problem: 'auth-failed' })
    setEnv(docusign().settings)
    later()
    const tokens = docusign().tokens()
    await processDueEnvelopes()
    expect(docusign().tokens()).toBe(tokens + 1)
    docusign().behave({ refuse: 401, times: 1 })
    await handleWebhook(docusign().last().envelopeId)
    expect(await processDueEnvelopes()).toEqual({ done: 1, failed: 0 })
    expect(docusign().tokens()).toBe(tokens + 2)
    // a token is renewed before it expires
    later(56)
    await handleWebhook(docusign().last().envelopeId)
    await processDueEnvelopes()
    expect(docusign().tokens()).toBe(tokens + 3)
  })
})

test('the database refuses a shared envelope and polling one that was not created', async () => {
  const { envelope } = await anOrderInDocusign()
  const { orderId } = await anUnsignedOrder()
  const { id } = await agreementOf(orderId)
  const change = (to: Partial<typeof envelopes.$inferInsert>) =>
    refusalOf(db().update(envelopes).set(to).where(eq(envelopes.agreementId, id)))
  expect(await change({ envelopeId: envelope.envelopeId })).toBe('envelopes_of_docusign')
  expect(await change({ step: 'poll' })).toBe('envelopes_created_has_id')
})

describe('the signer', () => {
  test('gets a new signing URL for each visit, up to a limit, and returns to the agreement', async () => {
    const { orderId } = await anOrderInDocusign()
    const signer = await theSigner(orderId)
    const [first, second] = [unwrap(await visit(signer)), unwrap(await visit(signer))]
    expect(first.url).not.toBe(second.url)
    expect(docusign().views.slice(-2)).toEqual([
      { returnUrl: 'https://backlot.test/agreement', url: first.url },
      { returnUrl: 'https://backlot.test/agreement', url: second.url },
    ])
    for (let times = 2; times < 10; times += 1) await visit(signer)
    expect(await visit(signer)).toMatchObject({ code: 'too-many-attempts' })
  })

  const visit = (signer: Awaited<ReturnType<typeof theSigner>>) => goToSign(signer, signingPaths.agreement())

  test('is asked to come back while the envelope does not exist or DocuSign does not respond', async () => {
    const { orderId } = await anUnsignedOrder()
    const signer = await theSigner(orderId)
    expect(await visit(signer)).toMatchObject({ code: 'not-ready-to-sign', why: 'outside' })
    await processDueEnvelopes()
    const controller = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
    docusign().behave({ silence: () => controller.abort(new DOMException('late', 'TimeoutError')) })
    expect(await visit(signer)).toMatchObject({ code: 'signing-service-unavailable', why: 'outside' })
    expect(timeout).toHaveBeenCalledWith(10_000)
  })

  test('is never redirected to a URL without encryption outside DocuSign', async () => {
    const { orderId } = await anOrderInDocusign()
    docusign().behave({ about: 'views/recipient', answer: { url: 'http://elsewhere.example/sign' } })
    expect(await visit(await theSigner(orderId))).toMatchObject({ code: 'signing-service-unavailable' })
  })

  test('cannot sign or decline in the app by posting without the page', async () => {
    const { orderId, envelope } = await anOrderInDocusign()
    const [signer, signature] = [await theSigner(orderId), await aSignature(orderId)]
    expect(await signAgreement(signer, signature)).toMatchObject({ code: 'signed-elsewhere' })
    expect(await declineAgreement(signer, { reason: 'No.', text: signature.text })).toMatchObject({
      code: 'signed-elsewhere',
    })
    await answered(envelope, 'completed')
    expect(await visit(signer)).toEqual({ ok: true, url: null })
  })

  test('of an agreement from before DocuSign signs in the app', async () => {
    setEnv({ SIGNER: 'built-in' })
    const { orderId } = await anUnsignedOrder()
    setEnv(docusign().settings)
    expect(await visit(await theSigner(orderId))).toEqual({ ok: true, url: null })
    expect(await signAgreement(await theSigner(orderId), await aSignature(orderId))).toEqual({ ok: true })
  })
})
